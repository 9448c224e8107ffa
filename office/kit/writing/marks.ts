/** What the toolbar writes. */
export const markdownMarks = ['heading', 'bold', 'italic', 'link', 'list', 'quote'] as const;
export type MarkdownMark = (typeof markdownMarks)[number];

/** A text, and what of it is selected: characters from its beginning. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** What to write in place of what stands between `from` and `to`, and what is selected afterwards. */
export interface Insertion {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

const around = { bold: '**', italic: '*' } as const;
const before = { heading: '## ', list: '- ', quote: '> ' } as const;

/** Puts a mark on both sides of what is selected, or takes it off when it is there. */
function wrapped({ text, from, to }: Selected, mark: string): Insertion {
  const words = text.slice(from, to);
  const isThere = text.slice(from - mark.length, from) === mark && text.startsWith(mark, to);
  if (isThere) {
    const start = from - mark.length;
    return {
      from: start,
      to: to + mark.length,
      insert: words,
      selectFrom: start,
      selectTo: start + words.length,
    };
  }
  const start = from + mark.length;
  return {
    from,
    to,
    insert: `${mark}${words}${mark}`,
    selectFrom: start,
    selectTo: start + words.length,
  };
}

/** Puts a mark in front of each selected line, or takes it off when all have it. */
function prefixed({ text, from, to }: Selected, mark: string): Insertion {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const found = text.indexOf('\n', to);
  const end = found === -1 ? text.length : found;
  const lines = text.slice(start, end).split('\n');
  const areThere = lines.every((line) => line.startsWith(mark));
  const insert = lines.map((line) => (areThere ? line.slice(mark.length) : mark + line)).join('\n');
  return { from: start, to: end, insert, selectFrom: start + insert.length, selectTo: start + insert.length };
}

const address = 'https://';

/** Makes a link of what is selected; where it leads is selected to be typed. */
function linked({ text, from, to }: Selected): Insertion {
  const words = text.slice(from, to) || 'words';
  const at = from + words.length + '[]('.length;
  return {
    from,
    to,
    insert: `[${words}](${address})`,
    selectFrom: at,
    selectTo: at + address.length,
  };
}

/** What a button of the toolbar writes. */
export function insertionOf(mark: MarkdownMark, selected: Selected): Insertion {
  if (mark === 'link') return linked(selected);
  return mark === 'bold' || mark === 'italic'
    ? wrapped(selected, around[mark])
    : prefixed(selected, before[mark]);
}
