/** Table of the report. The first column holds words, the others figures. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Notes that a reader needs to understand the figures; one sentence each. */
  notes?: readonly string[];
}

/** Renders the table as Markdown whose columns also line up in a terminal. */
export function render({ title, columns, rows, notes = [] }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const pad = (text: string, index: number) =>
    index === 0 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [
    `## ${title}`,
    '',
    line(columns),
    `| ${rule.join(' | ')} |`,
    ...rows.map(line),
    '',
    ...notes.map((note) => `- ${note}`),
    ...(notes.length > 0 ? [''] : []),
  ].join('\n');
}

/** 1 kB is 1,000 bytes here, the stricter of the two readings. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const milliseconds = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

/** Compares a figure with its budget: the last column of every table that has one. */
export const verdict = (value: number, most: number): 'ok' | 'OVER' => (value <= most ? 'ok' : 'OVER');

/** Compares a figure with its minimum, where more is better. */
export const verdictAtLeast = (value: number, least: number): 'ok' | 'UNDER' =>
  value >= least ? 'ok' : 'UNDER';

/** Middle value: a single outlier does not change it. @throws a RangeError for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.');
  return (low + high) / 2;
}

/** Value that a share of all values does not exceed: `0.99` for p99. @throws a RangeError for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (value === undefined) throw new RangeError('There is no percentile of nothing.');
  return value;
}
