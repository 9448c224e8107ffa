import { excerptOf, readTimeOf, textOfStory } from '@banyan/api/contract';
import { nodesOf } from '@banyan/ui/markup';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linksIn } from '../../packages/server/src/campaigns/links.ts';
import { plainOf } from '../../packages/server/src/campaigns/plain.ts';
import { allowedHtml, htmlOfText } from '../../packages/server/src/html/allowed-html.ts';
import { htmlOfMarkdown } from '../../packages/server/src/html/markdown.ts';
import { HttpError } from '../../packages/server/src/http/http-error.ts';
import { stressTest } from './stressTest.ts';

/** Length of the longest text that a form accepts. */
const length = 20_000;

const kinds = ['repeated', 'mirrored', 'growing', 'in lines'] as const;

/** Long text: `before`, many of `opens`, `middle`, and many of `closes`, combined as `kind` says. */
interface Shape {
  before: string;
  opens: string;
  middle: string;
  closes: string;
  kind: (typeof kinds)[number];
}

/** Text of a shape, as long as a form accepts. */
function textOf({ before, opens, middle, closes, kind }: Shape): string {
  const room = length - before.length - middle.length;
  if (kind === 'repeated') return before + opens.repeat(room / opens.length) + middle;
  if (kind === 'mirrored') {
    const many = room / (opens.length + closes.length);
    return before + opens.repeat(many) + middle + closes.repeat(many);
  }
  let text = before;
  for (let many = 1; text.length < length; many += 1)
    text +=
      kind === 'growing' ? opens.repeat(many) + closes : `${opens.repeat(Math.min(many, 60))}${middle}\n`;
  return text.slice(0, length);
}

const none = { before: '', middle: '', closes: '' };
const repeated = (opens: string): Shape => ({ ...none, opens, kind: 'repeated' });
const behind = (before: string, opens: string): Shape => ({ ...none, before, opens, kind: 'repeated' });
const mirrored = (opens: string, closes: string): Shape => ({
  ...none,
  opens,
  closes,
  middle: 'x',
  kind: 'mirrored',
});
const inLines = (opens: string, middle = 'a'): Shape => ({ ...none, opens, middle, kind: 'in lines' });

const emphasis = ['_a*', '*_', '*a_ ', 'a**b c* ', '\\`'];
const blocks = ['>', '> - ', '- > ', '- a\n', '1. a\n   1. b\n', 'a|b\n-|-\n', 'a\n===\n', '===\n'];
const links = ['[', '![', '[](', '[a](<b', '[a]: u\n', 'www.', 'http://', 'a@b.c '];
const tags = ['<', '<a b="', '&', '&amp;', '<ul><li>', '<b><i>'];

/** Shapes that took one of the measured parsers, or an earlier one of ours, more than 200 ms, and the slowest since. */
const shapes: readonly Shape[] = [
  ...[...emphasis, ...blocks, ...links, ...tags].map(repeated),
  mirrored('[', '](a)'),
  mirrored('[![', '](u)'),
  mirrored('*', '*'),
  mirrored('**', '**'),
  mirrored('[', '](a'),
  mirrored('<em>', '</em>'),
  mirrored('<blockquote>', '</blockquote>'),
  mirrored('\n#', '__'),
  inLines('> '),
  inLines('  ', '* a'),
  inLines('- ', 'a\n'),
  inLines(' <ul><li>@', '1) '),
  { ...none, opens: '`', closes: 'e', kind: 'growing' },
  behind('a**b', 'c* '),
  { ...behind('http://example.com/', '*'), middle: 'a' },
  behind(`${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n`, 'b\n'),
  behind('[a](b "', '\\"'),
  behind('[a]: b "', 'x\n'),
  behind(`${'- '.repeat(2_000)}a\n`, '\n'),
  repeated('> [a]: b\n\\\n'),
  { ...repeated('!['), middle: '<r>~`' },
  behind('<a ', 'x="y" '),
];

/** Every function that reads visitors' text, with its libraries. */
const readers: Readonly<Record<string, (text: string) => void>> = {
  'Markdown to HTML': (text) => {
    try {
      htmlOfMarkdown(text);
    } catch (error) {
      // A text that is refused with a message is no fault.
      if (!(error instanceof HttpError)) throw error;
    }
  },
  'HTML to allowed HTML': (text) => void allowedHtml(text),
  'text to HTML': (text) => void htmlOfText(text),
  'HTML to a page': (text) => void nodesOf(text),
  'allowed HTML to email, excerpt and page'(text) {
    const html = allowedHtml(text);
    plainOf(html);
    linksIn(html);
    const words = textOfStory(html);
    excerptOf(words);
    readTimeOf(words);
    nodesOf(html);
  },
};

/** Longest processor time for a text as long as a form accepts, in milliseconds. */
const mostMs = 200;

/** Processor time that a reader takes for a text; independent of the load of the machine. */
function timeOf(read: (text: string) => void, text: string): number {
  const begin = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1_000;
}

/** Readers that are too slow for a text. A slow first run may be compilation, so the second one counts. */
const slowFor = (text: string): string[] =>
  Object.entries(readers).flatMap(([name, read]) => {
    const isSlow = timeOf(read, text) > mostMs && timeOf(read, text) > mostMs;
    return isSlow ? [`${name}: ${JSON.stringify(text.slice(0, 60))}`] : [];
  });

test(`reads each of the worst known texts in less than ${mostMs} ms`, () => {
  expect(shapes.map(textOf).flatMap(slowFor)).toEqual([]);
});

const markup =
  '* _ ~ ` [ ] ( ) < > ! # - + = | : ; & @ . \\ " \' / a 1 é ** __ ~~ ![ ]( ][ ](a) ``` 1) --- === |- &amp; &#1; &#x www. ' +
  'http:// https://a.b/ a@b.c mailto: <!-- --> <? <![CDATA[ ]]> <a </a> <b> </b> <i> <p> </p> <div> </div> <ul><li> ' +
  '<li <br> <blockquote> <script> <style> <textarea> <svg> <em> </em> <x-y \u200d \u0301';
const unit = fc.oneof(
  fc.constantFrom(...markup.split(' ')),
  fc.constantFrom(' ', '\n', '\t', '\n\n', '- ', '1. ', '> ', '# ', '[a]: b\n', '\\\n', ' a="b"'),
);
const some = (most: number) => fc.string({ unit, minLength: 0, maxLength: most });

const shape = fc.record({
  before: some(3),
  opens: some(3).filter((opens) => opens !== ''),
  middle: some(2),
  closes: some(2),
  kind: fc.constantFrom(...kinds),
});

stressTest(
  `reads a text of ${length / 1_000} KB in less than ${mostMs} ms, whatever a fuzzer makes`,
  { full: 60, short: 5, of: 'seconds' },
  async (seconds) => {
    let tried = 0;
    fc.assert(
      fc.property(shape, (one) => {
        tried += 1;
        expect(slowFor(textOf(one))).toEqual([]);
      }),
      { numRuns: 1_000_000, interruptAfterTimeLimit: seconds * 1_000 },
    );
    return `${tried} texts`;
  },
);
