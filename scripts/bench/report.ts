import { cpus, loadavg, totalmem } from 'node:os';
import { render, type Table } from './table.ts';

/** Figures of an earlier report, by the table's title, the row's name and the column. */
type Figures = ReadonlyMap<string, number>;

/** What takes time, or is a rate of it: a machine's noise moves it, so it is shown and never fails anything. */
const aboutTime = /^(?:LCP|INP|blocking|median|p\d+|time|first paint|to build|per second|ratio)\b/;
const moreIsBetter = /^per second/;

/** How much worse than last time is no noise. */
const noise = 1.2;

/** Stands behind a figure that got worse. */
export const worseMark = '▲';

const figureOf = (cell: string): number | undefined => {
  const [, digits] = /^([\d,]+(?:\.\d+)?)(?: ?(?:ms|s|×|kB|MB))?(?: ▲)?$/.exec(cell.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** A row is known by its words, up to its first figure. */
const nameOf = (cells: readonly string[]): string => {
  const first = cells.findIndex((cell) => figureOf(cell) !== undefined);
  return cells.slice(0, first === -1 ? 1 : Math.max(1, first)).join(' ');
};

/** The first column of a name is ours; those of the same name behind it are a peer's. */
const columnsAboutTime = (columns: readonly string[]): readonly number[] =>
  columns.flatMap((column, index) =>
    aboutTime.test(column) && columns.indexOf(column) === index ? [index] : [],
  );

const keyOf = (title: string, row: string, column: string) => [title, row, column].join('\n');

function* figuresOf({ title, columns, rows }: Pick<Table, 'title' | 'columns' | 'rows'>) {
  for (const [number, cells] of rows.entries())
    for (const index of columnsAboutTime(columns)) {
      const figure = figureOf(cells[index] ?? '');
      const column = columns[index] ?? '';
      if (figure !== undefined)
        yield { number, index, column, figure, key: keyOf(title, nameOf(cells), column) };
    }
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the figures about time of a report that this bench wrote. */
export function figuresIn(markdown: string): Figures {
  const figures = new Map<string, number>();
  for (const part of markdown.split(/^## /m).slice(1)) {
    const lines = part.split('\n');
    const [columns = [], , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
    for (const { key, figure } of figuresOf({ title: lines[0]?.trim() ?? '', columns, rows }))
      figures.set(key, figure);
  }
  return figures;
}

/** The table, with a mark behind each time that got worse by more than a fifth since an earlier report. */
export function besideLast(table: Table, last: Figures): Table {
  const rows = table.rows.map((cells) => [...cells]);
  for (const { number, index, column, figure, key } of figuresOf(table)) {
    const before = last.get(key);
    if (before === undefined || before === 0) continue;
    const grown = moreIsBetter.test(column) ? before / figure : figure / before;
    const row = rows[number];
    if (grown > noise && row) row[index] = `${row[index]} ${worseMark}`;
  }
  return { ...table, rows };
}

const red = (text: string) => `\u001B[31m${text}\u001B[39m`;

/** For a terminal: what got worse is red. */
export const inColour = (text: string): string =>
  text.replaceAll(new RegExp(`[\\d.,]+(?: ?(?:ms|s|×))? ${worseMark}`, 'g'), red);

/** What figures depend on besides the product. */
function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() || 'a processor without a name'}, ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
}

/** What the machine did besides, at a moment: its load of the last minute. */
const loadNow = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** By when and where a table was measured: a report may be made of several runs. */
export const dated = (table: Table): Table => ({
  ...table,
  notes: [
    ...(table.notes ?? []),
    `Measured on ${new Date().toISOString().slice(0, 10)}, ${machine()}, load ${loadNow()}.`,
  ],
});

/** Tables of a report that this bench wrote, as Markdown, by their titles. */
const partsOf = (markdown: string): Map<string, string> =>
  new Map(
    markdown
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), `## ${part.trimEnd()}\n`]),
  );

/** The report as a page. @param before An earlier report, whose tables stay where they were not measured again. */
export function page(tables: readonly Table[], said: readonly string[], before = ''): string {
  const parts = partsOf(before);
  for (const table of tables) parts.set(table.title, render(table));
  return ['# What the product costs', '', ...said.map((line) => `${line}\n`), ...parts.values()].join('\n');
}
