import { cleanCode } from './text.ts';

/** Dollars as people type them: "$1,250", "1,00,000", "250.00", "51.5". */
const dollars = /^\$?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,9})(?:\.(\d{1,2}))?$/;

/** Converts a typed dollar amount to whole cents. Returns `undefined` if the text is no amount. */
export function centsOf(typed: string): number | undefined {
  const [, whole, part = ''] = dollars.exec(cleanCode(typed)) ?? [];
  return whole === undefined
    ? undefined
    : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** Converts a number or a typed amount to dollars; forms send whole dollars. Returns `NaN` if the text is no amount. */
export const dollarsOf = (typed: string | number): number =>
  typeof typed === 'number' ? typed : (centsOf(typed) ?? Number.NaN) / 100;
