/** What volunteers ask people about what they sent, each behind a link that works once; and reasons that they give again and again. */
export const questionsAndReasons = (suffix: string): readonly string[] => [
  `create table questions (
    id text primary key, subject_kind text not null, subject_id text not null, reference text not null,
    email_key text not null, question text not null, asked_by text not null, created_at text not null,
    token_hash text not null unique, answer text, answered_at text
  ) ${suffix}`,
  'create index questions_subject on questions (subject_id)',
  'create index questions_email on questions (email_key)',
  `create table saved_reasons (
    title text primary key, kind text not null, reason text not null, created_at text not null
  ) ${suffix}`,
];
