import { join } from 'node:path';

/* Lists in the formats that people really sent, with invented people, and the expected result of each. */

interface RealList {
  /** Line number of the headings. */
  headings: number;
  /** Number of lines that can be imported; `null` if the file lacks a required column. */
  fresh: number | null;
  /** Lines that are rejected, and lines that are imported with a note. */
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
  // 1998-99, 1998-1999, 98, Jun-98 and the day 38139 are ambiguous years.
  '10-years.csv': { headings: 1, fresh: 10, rejected: [3, 4, 5, 11, 16] },
  // "Oui" is no answer that the form offers.
  '11-newsletter.csv': { headings: 1, fresh: 18, noted: [18] },
  '14-bom-crlf-newlines-in-cells.csv': { headings: 1, fresh: 1 },
  '21-one-bad-quote-in-1000.csv': { headings: 1, fresh: 1_001, rejected: [503] },
};

/** Path of one of these lists. */
export const realList = (name: string): string => join(import.meta.dirname, 'fixtures', name);
