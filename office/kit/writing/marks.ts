/** Formats of the toolbar. */
export const markdownMarks = ['heading', 'bold', 'italic', 'link', 'list', 'quote'] as const;
export type MarkdownMark = (typeof markdownMarks)[number];

/** Text with its selection, as character offsets. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** Replacement for the text between `from` and `to`, and the selection afterwards. */
export interface Insertion {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

const around = { bold: '**', italic: '*' } as const;
const before = { heading: '## ', list: '- ', quote: '> ' } as const;

/** Encloses the selection in a mark, or removes the mark if it is there. */
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

/** Adds a mark before each selected line, or removes it if all lines have it. */
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

/** Makes a link of the selection and selects its URL for typing. */
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

/** Text change of a toolbar button. */
export function insertionOf(mark: MarkdownMark, selected: Selected): Insertion {
  if (mark === 'link') return linked(selected);
  return mark === 'bold' || mark === 'italic'
    ? wrapped(selected, around[mark])
    : prefixed(selected, before[mark]);
}
