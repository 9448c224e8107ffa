import { serverNow } from '@banyan/api/client';

/** How long a browser may take to begin with a file, in milliseconds: some ask first where it goes, and Safari reads it late. */
const keptMs = 60_000;

/** Gives the browser a file that was made here, to be kept where its user keeps files. @param type Media type */
export function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}

/** Today, as part of a file's name: `2026-10-12`. */
export const fileDay = (): string => new Date(serverNow()).toISOString().slice(0, 10);

/** Saves an export as a CSV file. @param name Of the file, without its ending. @returns what is said of it */
export function saveCsv(name: string, csv: string, rows: number): string {
  download(`${name}.csv`, 'text/csv', csv);
  return `${rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}. Private data: store it safely.`;
}
