import { serverNow } from '@banyan/api/client';

/** Time before the file's URL is revoked, in milliseconds. Some browsers first ask where to save, and Safari reads the file late. */
const keptMs = 60_000;

/** Offers a generated file as a download. @param type Media type */
export function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}

/** Date of today for a file name: `2026-10-12`. */
export const fileDay = (): string => new Date(serverNow()).toISOString().slice(0, 10);

/** Saves an export as a CSV file. @param name File name without extension. @returns the result message */
export function saveCsv(name: string, csv: string, rows: number): string {
  download(`${name}.csv`, 'text/csv', csv);
  return `${rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}. Private data: store it safely.`;
}
