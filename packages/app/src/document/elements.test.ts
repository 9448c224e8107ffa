import { expect, test } from 'vitest';
import { edited, elementsOf } from './elements.ts';

test('finds elements with their attributes, places and contents, in the order of their start tags', () => {
  const markup =
    '<head><link REL=preload href="/a?b&amp;c"><script>if (a < b) "</div>"</script></head><p>end';
  const [head, link, script, p] = elementsOf(markup, 'head', 'link', 'script', 'p');
  expect(link).toMatchObject({ attributes: { rel: 'preload', href: '/a?b&c' }, content: '' });
  expect(script?.content).toBe('if (a < b) "</div>"');
  expect(markup.slice(script?.start, script?.end)).toBe('<script>if (a < b) "</div>"</script>');
  expect(markup.slice(head?.start, head?.end)).toBe(markup.slice(0, markup.indexOf('<p>')));
  expect(p?.content).toBe('end');
});

test('does not find elements in comments, attributes or scripts', () => {
  expect(elementsOf('<!-- <p> --><a title="<p>"></a><script>"<p>"</script>', 'p')).toEqual([]);
});

test('replaces, removes and inserts by place, however the edits are ordered', () => {
  const text = 'one two three';
  expect(
    edited(text, [
      { start: 8, end: 13, text: '3' },
      { start: 0, end: 0, text: '0 ' },
      { start: 3, end: 7 },
    ]),
  ).toBe('0 one 3');
});
