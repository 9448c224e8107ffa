import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOfText, markdownOf } from '../office/kit/writing/pasted.ts';
import { phrasingOf, type Run } from '../office/kit/writing/runs.ts';
import { plainOf } from '../packages/server/src/campaigns/plain.ts';
import { htmlOfMarkdown } from '../packages/server/src/html/markdown.ts';

/* Text pasted in the Office is Markdown there, and HTML when the server publishes it. Nothing may change between the two. */

const html = (markdown: string) => htmlOfMarkdown(markdown).replace(/<a [^>]*>|<\/a>/g, '');
const piece = fc.oneof(
  fc.constantFrom(
    '1987. ',
    '1) ',
    '- ',
    '+ ',
    '* ',
    '# ',
    '> ',
    '===',
    '---',
    '***',
    '|',
    '    ',
    '\t',
    '~~',
    '~~~',
    '```',
    '&amp;',
    '&',
  ),
  fc.constantFrom(
    '*',
    '_',
    '**',
    '__',
    '`',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '<b>',
    '\\',
    '!',
    '![',
    ':',
    '"',
    "'",
    '.',
    '{first name}',
  ),
  fc.constantFrom(
    'a',
    'word',
    ' ',
    '\n',
    '\n\n',
    'é',
    '🎉',
    'https://a.example/a_b_c',
    'www.a.example/_x_',
    '12',
    'a_b',
  ),
);

describe('pasted text', () => {
  test('plain pasted text reads the same on the page', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const words = (text: string) => text.replace(/\s+/g, ' ').trim();
        const text = pieces.join('');
        expect(words(plainOf(html(markdownOf(blocksOfText(text)))))).toBe(words(text));
      }),
      { numRuns: 1_000 },
    );
  });

  test('formatted pasted text keeps its formatting on the page', () => {
    const run = fc.record({
      text: fc.constantFrom('a', 'b ', ' c', ' ', '\n', '. d', 'e*', '“f”', '1. '),
      bold: fc.boolean(),
      italic: fc.boolean(),
      href: fc.constant(''),
    });
    const looks = (runs: Run[]) => {
      const nodes = phrasingOf(runs).map((children) => ({ type: 'paragraph' as const, children }));
      const shown = html(markdownOf(nodes));
      let [bold, italic] = [0, 0];
      const letters: string[] = [];
      for (const [part] of shown.matchAll(/<\/?\w+[^>]*>|&\w+;|\S|\s/gu)) {
        if (part === '<strong>') bold += 1;
        else if (part === '</strong>') bold -= 1;
        else if (part === '<em>') italic += 1;
        else if (part === '</em>') italic -= 1;
        else if (!part.startsWith('<') && part.trim() !== '') letters.push(`${part}${bold > 0}${italic > 0}`);
      }
      return letters.join(' ');
    };
    fc.assert(
      fc.property(fc.array(run, { maxLength: 8 }), (runs) => {
        const wanted = runs
          .flatMap(({ text, bold, italic }) => [...text].map((letter) => ({ letter, bold, italic })))
          .filter(({ letter }) => letter.trim() !== '')
          .map(({ letter, bold, italic }) => `${letter}${bold}${italic}`);
        expect(looks(runs)).toBe(wanted.join(' '));
      }),
      { numRuns: 1_000 },
    );
  });
});
