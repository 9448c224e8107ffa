/**
 * What begins with four to six letters is found as fast as what begins with fewer. The next start lists everybody anew.
 * A word's spellings are computed, so nothing looks them up by the word: half the work of learning a name.
 */
export const directory = (): readonly string[] => [
  'drop index directory_words_word',
  'drop table directory',
  `create virtual table directory using fts5(
    words, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6',
    tokenize="unicode61 remove_diacritics 0 tokenchars '~'"
  )`,
  'update members set position = null where position is not null',
];
