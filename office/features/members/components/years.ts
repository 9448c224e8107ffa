/** "1960 to 2011", "from 1960", "until 2011"; "Years" for all of them. */
export function yearsWords(from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from} to ${to}`;
  if (from !== undefined) return `From ${from}`;
  return to === undefined ? 'Years' : `Until ${to}`;
}
