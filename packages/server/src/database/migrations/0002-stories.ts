import { decision } from './shared.ts';

/**
 * Stories that were sent in and stories that are published are the same rows: a volunteer's decision is the difference.
 * `story` is the plain text somebody sent, `content` the HTML made of it or written by an editor, always sanitised.
 */
export const stories = (suffix: string): readonly string[] => [
  `create table stories (
    id text primary key, reference text,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    title text not null, story text not null, content text not null, excerpt text not null, read_time text not null,
    category text not null, tags text not null, image text not null,
    name text not null, email text, contact_no text, graduation_year integer, department text,
    author_role text not null, company text not null, photo text not null,
    published_at text, ${decision},
    check (status <> 'approved' or published_at is not null)
  ) ${suffix}`,
  `create index stories_status on stories (status, created_at)`,
  `create index stories_published on stories (published_at) where status = 'approved'`,
];
