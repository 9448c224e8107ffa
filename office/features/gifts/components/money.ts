/** An amount in dollars as a person would type it: "250.00". @param cents Whole, not negative */
export const typedOf = (cents: number): string => (cents / 100).toFixed(2);
