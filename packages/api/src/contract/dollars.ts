import { cleanCode } from './text.ts';

/** Dollars as people type them: "$1,250", "1,00,000", "250.00", "51.5". */
const dollars = /^\$?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,9})(?:\.(\d{1,2}))?$/;

/** Whole cents of a sum in dollars as it was typed; `undefined` when it is none. */
export function centsOf(typed: string): number | undefined {
  const [, whole, part = ''] = dollars.exec(cleanCode(typed)) ?? [];
  return whole === undefined
    ? undefined
    : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** Dollars, of which a form sends whole ones, out of a number or of what was typed; `NaN` when it is no sum. */
export const dollarsOf = (typed: string | number): number =>
  typeof typed === 'number' ? typed : (centsOf(typed) ?? Number.NaN) / 100;
