/** Dollars as people type them: "$1,250", "250.00", "51.5". */
const dollars = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/;

/** Whole cents of a sum in dollars as it was typed; `undefined` when it is none. */
export function centsOf(typed: string): number | undefined {
  const [, whole, part = ''] = dollars.exec(typed.trim()) ?? [];
  return whole === undefined
    ? undefined
    : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'));
}

/** A sum in dollars as one would type it: "250.00". @param cents Whole, not negative */
export const typedOf = (cents: number): string => (cents / 100).toFixed(2);
