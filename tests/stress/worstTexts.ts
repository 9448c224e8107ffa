import { length, type Shape, textOf } from './fuzz.ts';

const repeated = (opens: string, more: Partial<Shape> = {}): Shape => ({
  before: '',
  opens,
  middle: '',
  closes: '',
  kind: 'repeated',
  ...more,
});
const mirrored = (opens: string, closes: string): Shape =>
  repeated(opens, { kind: 'mirrored', middle: 'x', closes });
const inLines = (opens: string, middle = 'a'): Shape => repeated(opens, { kind: 'in lines', middle });

/** What made one of the measured parsers, or ours of before, take more than 200 ms, and the slowest that the fuzzer found since. */
const shapes: readonly Shape[] = [
  ...['_a*', '*_', '*a_ ', 'a**b c* ', '>', '> - ', '- > ', '- a\n', '1. a\n   1. b\n'].map((one) =>
    repeated(one),
  ),
  ...['[', '![', '[](', '[a](<b', '[a]: u\n', '<', '<a b="', '&', '&amp;', '\\`'].map((one) => repeated(one)),
  ...['www.', 'http://', 'a@b.c ', 'a|b\n-|-\n', 'a\n===\n', '===\n', '<ul><li>', '<b><i>'].map((one) =>
    repeated(one),
  ),
  ...[
    mirrored('[', '](a)'),
    mirrored('[![', '](u)'),
    mirrored('*', '*'),
    mirrored('**', '**'),
    mirrored('[', '](a'),
  ],
  ...[mirrored('<em>', '</em>'), mirrored('<blockquote>', '</blockquote>'), mirrored('\n#', '__')],
  ...[inLines('> '), inLines('  ', '* a'), inLines('- ', 'a\n'), inLines(' <ul><li>@', '1) ')],
  repeated('`', { kind: 'growing', closes: 'e' }),
  repeated('c* ', { before: 'a**b' }),
  repeated('*', { before: 'http://example.com/', middle: 'a' }),
  repeated('b\n', { before: `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n` }),
  repeated('\\"', { before: '[a](b "' }),
  repeated('x\n', { before: '[a]: b "' }),
  repeated('\n', { before: `${'- '.repeat(2_000)}a\n` }),
  repeated('![', { middle: '<r>~`' }),
  repeated('x="y" ', { before: '<a ' }),
];

/** The slowest texts known, each as long as a form takes. */
export const worstTexts: readonly string[] = shapes.map((shape) => textOf(shape).slice(0, length));
