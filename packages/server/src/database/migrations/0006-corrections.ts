import { decision } from './shared.ts';

/** What members ask to have corrected in the directory. */
export const corrections = (suffix: string): readonly string[] => [
  `create table corrections (
    id text primary key, reference text not null,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    member_id text not null references members (id) on delete cascade,
    wanted text not null, before text, ${decision}
  ) ${suffix}`,
  `create index corrections_status on corrections (status, created_at)`,
];
