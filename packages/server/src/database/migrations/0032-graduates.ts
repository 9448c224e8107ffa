/**
 * The roll of graduates: who graduated, in which year and program, so that a request for membership can be compared with it. Names are
 * found by the sounds of their words. Rows of one file bear one number; the settings say up to which they are read.
 */
export const graduates = (suffix: string): readonly string[] => [
  `create table graduates (
    id integer primary key, roll integer not null, name text not null, given text not null, year integer not null,
    program text not null, many integer not null
  ) ${suffix}`,
  'create index graduates_roll on graduates (roll)',
  `create table graduate_words (
    sound text not null, year integer not null, graduate_id integer not null, primary key (sound, year, graduate_id)
  ) ${suffix}`,
  'create index graduate_words_graduate on graduate_words (graduate_id)',
];
