import { join } from 'node:path';

/* Lists as people really sent them, with invented people, and what has to become of each. */

interface RealList {
  /** The line of its headings. */
  headings: number;
  /** Who can come in; `null` where the file lacks a column that a member needs. */
  fresh: number | null;
  /** Lines that cannot come in, and lines that come in with a note. */
  rejected?: readonly number[];
  noted?: readonly number[];
}

export const realLists: Readonly<Record<string, RealList>> = {
  '01-excel-mac-cr-only.csv': { headings: 1, fresh: 3 },
  '02-excel-sep-line.csv': { headings: 2, fresh: 3 },
  '03-excel-trailing-empty-cells-omitted.csv': { headings: 1, fresh: 20 },
  '03b-trailing-comma-each-row.csv': { headings: 1, fresh: 3 },
  '04-linkedin-connections-preamble.csv': { headings: 4, fresh: null },
  '04b-title-row-above-headings.csv': { headings: 2, fresh: 3 },
  '05-semicolons-commas-in-quoted-headings.csv': { headings: 1, fresh: 1 },
  '06-space-before-quotes.csv': { headings: 1, fresh: 1 },
  '06b-space-after-quotes.csv': { headings: 1, fresh: 2 },
  '07-excel-text-formulas.csv': { headings: 1, fresh: 1 },
  '08-phone-scientific.csv': { headings: 1, fresh: 1, noted: [2] },
  '09-zip-lost-zero.csv': { headings: 1, fresh: 2 },
  // Of 1998-99, 1998-1999, 98, Jun-98 and the day 38139 nobody knows which year is meant.
  '10-years.csv': { headings: 1, fresh: 10, rejected: [3, 4, 5, 11, 16] },
  // Oui is no answer that the form asks for.
  '11-newsletter.csv': { headings: 1, fresh: 18, noted: [18] },
  '14-bom-crlf-newlines-in-cells.csv': { headings: 1, fresh: 1 },
  '21-one-bad-quote-in-1000.csv': { headings: 1, fresh: 1_001, rejected: [503] },
};

/** The path of one of them. */
export const realList = (name: string): string => join(import.meta.dirname, 'fixtures', name);
