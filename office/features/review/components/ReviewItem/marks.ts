/** Piece of a text. It is marked if it occurs in only one of the two texts. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

const wordsOf = (text: string) => text.match(/\S+|\s+/g) ?? [];

/** Lengths of the longest common subsequence of words, from each pair of positions to both ends. */
function commonFrom(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return lengths;
}

/** Joins neighboring pieces of the same kind, and the space between two marked words, into one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  pieces.forEach((piece, index) => {
    const isBetween = !piece.text.trim() && pieces[index - 1]?.isMarked && pieces[index + 1]?.isMarked;
    const isMarked = piece.isMarked || Boolean(isBetween);
    const last = whole.at(-1);
    if (last?.isMarked === isMarked) last.text += piece.text;
    else whole.push({ text: piece.text, isMarked });
  });
  return whole;
}

/** Compares two texts word by word. Marks the removed words in `from` and the added words in `to`. */
export function marksOf(from: string, to: string): { from: Piece[]; to: Piece[] } {
  const [one, other] = [wordsOf(from), wordsOf(to)];
  const lengths = commonFrom(one, other);
  const out: Piece[] = [];
  const into: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [mine = '', theirs = ''] = [one[i], other[j]];
    if (i < one.length && mine === theirs) {
      out.push({ text: mine, isMarked: false });
      into.push({ text: theirs, isMarked: false });
      i++;
      j++;
    } else if (
      j >= other.length ||
      (i < one.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      out.push({ text: mine, isMarked: mine.trim() !== '' });
      i++;
    } else {
      into.push({ text: theirs, isMarked: theirs.trim() !== '' });
      j++;
    }
  }
  return { from: joined(out), to: joined(into) };
}
