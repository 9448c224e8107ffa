import { describe, expect, test } from 'vitest';
import { excerptOf, limits, readTimeOf, textOfStory } from '../index.ts';

describe('text of a story', () => {
  test('puts each block on one line, without markup and with escaped characters decoded', () => {
    const content =
      '<h2>A &amp; B</h2>\n<p>One<br />two, <em>three</em> &lt;four&gt;</p><ul><li>five</li><li> six </li></ul><p></p>';
    expect(textOfStory(content)).toBe('A & B\nOne\ntwo, three <four>\nfive\nsix');
  });

  test('keeps the numbers of lists', () => {
    const content = '<ol start="1987"><li>met</li><li value="2004">back<ul><li>all</li></ul></li></ol>';
    expect(textOfStory(content)).toBe('1987. met\n2004. back\nall');
  });

  test('keeps an escaped escape sequence as text', () => {
    expect(textOfStory('<p>&amp;lt; is how to write &lt;</p>')).toBe('&lt; is how to write <');
  });
});

describe('reading time', () => {
  const words = (count: number) => 'word '.repeat(count);
  test.each([
    [0, '1 min read'],
    [1, '1 min read'],
    [limits.wordsPerMinute * 2, '2 min read'],
    [limits.wordsPerMinute * 7 + 20, '7 min read'],
    [5_000, '23 min read'],
  ])('the reading time of %i words is %s', (count, time) => expect(readTimeOf(words(count))).toBe(time));
});

describe('excerpt', () => {
  const lettersOf = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;

  test('the excerpt of a short text is the text on one line', () => {
    expect(excerptOf(' Two lines\n\nof it. ')).toBe('Two lines of it.');
    expect(excerptOf('')).toBe('');
  });

  test('the excerpt of a text with the maximum length is the whole text', () => {
    const text = 'a'.repeat(limits.metaDescriptionLength);
    expect(excerptOf(text)).toBe(text);
  });

  test('an excerpt ends between two words, without the comma', () => {
    const text = `${'bridge '.repeat(21)}girders, afterwards a great deal more`;
    expect(excerptOf(text)).toBe(`${'bridge '.repeat(21)}girders…`);
  });

  test('an excerpt of one endless word is cut at the maximum length', () => {
    expect(excerptOf('a'.repeat(500))).toBe(`${'a'.repeat(limits.metaDescriptionLength - 1)}…`);
  });

  test('an excerpt never cuts through a letter that consists of several characters', () => {
    const excerpt = excerptOf('पुणे'.repeat(200));
    expect(lettersOf(excerpt)).toBe(limits.metaDescriptionLength);
    expect('पुणे'.repeat(200).startsWith(excerpt.slice(0, -1))).toBe(true);
    expect(excerptOf('👩🏽‍🔬'.repeat(200))).toBe(`${'👩🏽‍🔬'.repeat(limits.metaDescriptionLength - 1)}…`);
  });
});
