const numbers = new Intl.NumberFormat('en-US');

/** "4,103". */
export const countWords = (count: number): string => numbers.format(count);

/** "1 person", "4,103 people". */
export const peopleWords = (count: number): string =>
  count === 1 ? '1 person' : `${countWords(count)} people`;
