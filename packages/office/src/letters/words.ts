/** Where a letter to many is. */
export const letterStates = ['draft', 'asked', 'held', 'sending', 'paused', 'sent', 'stopped'] as const;
export type LetterState = (typeof letterStates)[number];

/** What each is called beside a letter. */
export const letterStateNames: Readonly<Record<LetterState, string>> = {
  draft: 'Draft',
  asked: 'Waits for a second yes',
  held: 'Held',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
};

const numbers = new Intl.NumberFormat('en-US');

/** "4,103". */
export const countWords = (count: number): string => numbers.format(count);

/** "1 person", "4,103 people". */
export const peopleWords = (count: number): string =>
  count === 1 ? '1 person' : `${countWords(count)} people`;

/** A subject shows whole up to here; phones cut it earlier. Characters. */
export const subjectShown = 60;
export const subjectOnPhones = 38;

const wordsPerMinute = 200;

/** "two minutes to read", of a text of at least a few words. */
export function readWords(text: string): string {
  const minutes = Math.max(1, Math.round(text.trim().split(/\s+/).length / wordsPerMinute));
  return minutes === 1 ? 'a minute to read' : `${minutes} minutes to read`;
}

/** "6 minutes 11 left to think", "40 seconds left to think". */
export function leftToThink(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left to think`;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${seconds % 60} left to think`;
}
