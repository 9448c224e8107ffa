import { readers } from './readers.ts';

/** As long as the longest text that a form takes. */
export const length = 20_000;

/** A text of one kind: what begins it, is repeated, stands in the middle, is repeated behind that. */
export interface Shape {
  before: string;
  opens: string;
  middle: string;
  closes: string;
  kind: 'repeated' | 'mirrored' | 'growing' | 'in lines';
}

const filled = (piece: string, many: number) =>
  piece === '' ? '' : piece.repeat(Math.ceil(many / piece.length)).slice(0, many);

/** The text of a shape. */
export function textOf({ before, opens, middle, closes, kind }: Shape): string {
  const room = length - before.length - middle.length;
  if (kind === 'repeated') return before + filled(opens, room) + middle;
  if (kind === 'mirrored') {
    const many = Math.floor(room / (opens.length + closes.length));
    return before + opens.repeat(many) + middle + closes.repeat(many);
  }
  let text = before;
  for (let many = 1; text.length < length; many += 1)
    text +=
      kind === 'growing' ? opens.repeat(many) + closes : `${opens.repeat(Math.min(many, 60))}${middle}\n`;
  return text.slice(0, length);
}

const pieces = [
  ...'*_~`[]()<>!#-+=|:;&@.\\"\'/ \n\ta1é',
  ...[
    '**',
    '__',
    '~~',
    '![',
    '](',
    '][',
    '](a)',
    '[a]: b\n',
    '```',
    '    ',
    '\n\n',
    '- ',
    '1. ',
    '1) ',
    '> ',
    '# ',
    '---\n',
    '===\n',
  ],
  ...[
    '&amp;',
    '&#1;',
    '&#x',
    'www.',
    'http://',
    'https://a.b/',
    'a@b.c',
    'mailto:',
    '<!--',
    '-->',
    '<?',
    '<![CDATA[',
    ']]>',
  ],
  ...[
    '<a href="',
    '<a ',
    '</a>',
    '<b>',
    '</b>',
    '<i>',
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<ul><li>',
    '<ol start="',
    '<li value=1>',
    '<br>',
  ],
  ...[
    '<blockquote>',
    '<script>',
    '<style>',
    '<textarea>',
    '<svg>',
    '<em>',
    '</em>',
    '<x-y ',
    ' a=b',
    ' a="b"',
    '\\\n',
    '  \n',
    '|-',
    '\u200d',
    '\u0301',
  ],
];

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
const some = (most: number) =>
  Array.from({ length: Math.ceil(Math.random() * most) }, () => pick(pieces) ?? '').join('');

const kinds = ['repeated', 'mirrored', 'growing', 'in lines'] as const;

const random = (): Shape => ({
  before: Math.random() < 0.2 ? some(3) : '',
  opens: some(3),
  middle: some(2),
  closes: some(2),
  kind: pick(kinds) ?? 'repeated',
});

/** A shape with one of its parts another. */
function changed(shape: Shape): Shape {
  const part = pick(['before', 'opens', 'opens', 'middle', 'closes', 'kind'] as const) ?? 'opens';
  if (part === 'kind') return { ...shape, kind: pick(kinds) ?? shape.kind };
  const text = shape[part];
  const at = Math.floor(Math.random() * (text.length + 1));
  const next =
    Math.random() < 0.6
      ? text.slice(0, at) + some(1) + text.slice(at)
      : text.slice(0, at) + text.slice(at + 1);
  return { ...shape, [part]: next.slice(0, 40) };
}

/** Milliseconds of a processor that a reader takes for a text: a busy machine makes no difference. */
export function timeOf(read: (text: string) => void, text: string): number {
  const begin = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1_000;
}

export interface Worst {
  reader: string;
  shape: Shape;
  ms: number;
}

/** Looks for texts that take long: the slowest so far are changed, and what is slower takes their place. @param ms For how long */
export function* fuzz(ms: number): Generator<Worst> {
  const end = performance.now() + ms;
  const pool: Worst[] = [];
  while (performance.now() < end) {
    const from = Math.random() < 0.5 ? undefined : pick(pool);
    const shape = from ? changed(from.shape) : random();
    if (shape.opens === '') continue;
    const text = textOf(shape);
    for (const [reader, read] of Object.entries(readers)) {
      // The second time counts where the first was slow: memory may have been tidied meanwhile.
      let took = timeOf(read, text);
      if (took > 60) took = Math.min(took, timeOf(read, text));
      const found = { reader, shape, ms: took };
      yield found;
      pool.push(found);
    }
    pool.sort((a, b) => b.ms - a.ms);
    pool.length = Math.min(pool.length, 40);
  }
}
