/** Length of the longest text that a form takes. */
export const length = 20_000;

export const kinds = ['repeated', 'mirrored', 'growing', 'in lines'] as const;

/** A long text: `before`, many of `opens`, `middle`, and many of `closes`, put together as `kind` says. */
export interface Shape {
  before: string;
  opens: string;
  middle: string;
  closes: string;
  kind: (typeof kinds)[number];
}

/** The text of a shape, as long as a form takes. */
export function textOf({ before, opens, middle, closes, kind }: Shape): string {
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
  { ...repeated('!['), middle: '<r>~`' },
  behind('<a ', 'x="y" '),
];

export const worstTexts: readonly string[] = shapes.map(textOf);
