const numbers = new Intl.NumberFormat('en-US');

/** Formats a count: "4,103". */
export const countWords = (count: number): string => numbers.format(count);

const smallNumbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Message about differing answers: "One answer differs; choose.", "Two answers differ; choose." */
export const differWords = (count: number): string =>
  `${smallNumbers[count] ?? countWords(count)} ${count === 1 ? 'answer differs' : 'answers differ'}; choose.`;

/** Number of people: "1 person", "4,103 people". */
export const peopleWords = (count: number): string =>
  count === 1 ? '1 person' : `${countWords(count)} people`;
