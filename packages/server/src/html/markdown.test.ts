import { describe, expect, test } from 'vitest';
import { plainOf } from '../campaigns/plain.ts';
import { HttpError } from '../http/http-error.ts';
import { htmlOfMarkdown } from './markdown.ts';

describe('htmlOfMarkdown', () => {
  test.each([
    ['1987. That was the year we met.', '<ol start="1987">\n<li>That was the year we met.</li>\n</ol>'],
    [
      '1987. We met.\n\n2004. Back.',
      '<ol start="1987">\n<li>\n<p>We met.</p>\n</li>\n<li value="2004">\n<p>Back.</p>\n</li>\n</ol>',
    ],
    ['3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['1. a\n1. b\n1. c', '<ol>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ol>'],
    ['0. a', '<ol start="0">\n<li>a</li>\n</ol>'],
  ])('keeps the numbers of the list %j', (text, html) => expect(htmlOfMarkdown(text)).toBe(html));

  test.each([
    [
      'See www.example.org/a_b_c.',
      '<a href="http://www.example.org/a_b_c" rel="noopener noreferrer">www.example.org/a_b_c</a>.',
    ],
    [
      'https://example.org/?a=1&b=2 now',
      '<a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer">https://example.org/?a=1&amp;b=2</a> now',
    ],
    ['asha@example.org', '<a href="mailto:asha@example.org" rel="noopener noreferrer">asha@example.org</a>'],
    ['Thanks, S.Rao.in Pune, wwwwww.x', 'Thanks, S.Rao.in Pune, wwwwww.x'],
    ['[a](javascript:x)', 'a'],
    ['~~no~~ <u>yes</u>', 'no yes'],
  ])('links the addresses in %j and nothing else', (text, html) =>
    expect(htmlOfMarkdown(text)).toContain(html),
  );

  test('keeps the text of unsupported elements: tables, code, four spaces', () => {
    expect(htmlOfMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
      '<p>| a | b |<br />|---|---|<br />| 1 | 2 |</p>',
    );
    expect(htmlOfMarkdown('```\na <b>\n  c\n```')).toBe('<p>a &lt;b&gt;<br />  c</p>');
    expect(htmlOfMarkdown('    12 Main St\n    Pune')).toBe('<p>12 Main St<br />Pune</p>');
  });

  test.each([
    ['quotes', (deep: number) => `${'>'.repeat(deep)} a`],
    ['lists', (deep: number) => `${'- '.repeat(deep)}a`],
    ['both', (deep: number) => `${'> - '.repeat(deep / 2)}${'> '.repeat(deep % 2)}a`],
    [
      'marks',
      (deep: number) =>
        `${'**a _b '.repeat(deep / 2)}${'**a '.repeat(deep % 2)}x${deep % 2 ? '**' : ''}${'_**'.repeat(deep / 2)}`,
    ],
    ['markup', (deep: number) => `${'<em>'.repeat(deep)}a`],
  ])('refuses %s nested deeper than 20 with an error message', (_, nested) => {
    expect(htmlOfMarkdown(nested(20))).toContain('a');
    for (const deep of [21, 100, 2_000])
      expect(() => htmlOfMarkdown(nested(deep))).toThrow(
        expect.objectContaining({ status: 422, message: expect.stringContaining('20 levels deep') }),
      );
    expect(() => htmlOfMarkdown(nested(21))).toThrow(HttpError);
  });
});

describe('plain text of an email', () => {
  const plain = (text: string) => plainOf(htmlOfMarkdown(text));
  test.each([
    ['1987. We met.\n\n2004. Back.', '1987. We met.\n\n2004. Back.'],
    ['Food:\n\n3. a\n4. b', 'Food:\n\n3. a\n4. b'],
    ['- a\n  - b\n    1. c\n- d\n\nEnd', '- a\n  - b\n    1. c\n- d\n\nEnd'],
    ['<li>a', '- a'],
  ])('numbers and indents the list %j', (text, expected) => expect(plain(text)).toBe(expected));
});
