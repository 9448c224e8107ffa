/** Returns the year in a news tag such as `Class of 1987`. */
export function taggedYear(tag: string): number | undefined {
  const year = /^\s*class of (\d{4})\s*$/i.exec(tag)?.[1];
  return year === undefined ? undefined : Number(year);
}
