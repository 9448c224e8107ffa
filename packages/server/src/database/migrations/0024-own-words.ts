/**
 * What an association adds to letters. A table of its own, and none of the facts in `settings`: every transaction that promises a letter
 * reads it, and those facts change every few seconds, which on PostgreSQL would have such transactions run again.
 */
export const ownWords = (suffix: string): readonly string[] => [
  `create table own_words (part text primary key, words text not null) ${suffix}`,
];
