import { decision } from './shared.ts';

/** The directory and the job board. */
export const community = (suffix: string): readonly string[] => [
  `alter table members add column image text not null default ''`,
  `alter table members add column hidden integer not null default 0`,
  `alter table members add column position integer`,
  `alter table members add column sort_name text not null default ''`,
  `create unique index members_position on members (position) where position is not null`,
  `create index members_sort_name on members (sort_name, position) where position is not null`,
  `create table directory_words (
    spelling text not null, word text not null, primary key (spelling, word)
  ) ${suffix}, without rowid`,
  `create index directory_words_word on directory_words (word)`,
  `create table jobs (
    id text primary key, reference text not null,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    title text not null, company text not null, location text not null, description text not null,
    requirements text not null, job_type text not null, application_link text not null,
    poster_name text not null, poster_email text not null, poster_phone text not null,
    show_contact integer not null, posted_at text, ${decision}
  ) ${suffix}`,
  `create index jobs_board on jobs (status, posted_at)`,
  // The only table that is SQLite's own: full text over members' names. Nothing but members/directory reads it.
  `create virtual table directory using fts5(
    words, content='', contentless_delete=1, detail=none, prefix='1 2 3',
    tokenize="unicode61 remove_diacritics 0 tokenchars '~'"
  )`,
];
