import type { reasonKinds } from '@banyan/api/office';

/** Name of each kind of submission that reasons are saved for. */
export const reasonKindNames: Readonly<Record<(typeof reasonKinds)[number], string>> = {
  member: 'Membership requests',
  correction: 'Corrections',
  story: 'Stories',
  job: 'Jobs',
};
