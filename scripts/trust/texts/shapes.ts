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

/** Milliseconds of a processor that a reader takes for a text: a busy machine makes no difference. */
export function timeOf(read: (text: string) => void, text: string): number {
  const begin = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1_000;
}
