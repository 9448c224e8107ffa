import type { ImportEncoding } from '@banyan/api/office';

/** Names of file encodings, as spreadsheets call them. */
export const encodingNames: Readonly<Record<ImportEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
};
