import type { reasonKinds } from '@banyan/api/office';

/** What a reason is for, as it is called in the Office. */
export const reasonKindNames: Readonly<Record<(typeof reasonKinds)[number], string>> = {
  member: 'Membership requests',
  correction: 'Corrections',
  story: 'Stories',
  job: 'Jobs',
};
