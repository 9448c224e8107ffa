import type { OpenInvitation, Volunteer } from '@banyan/api/office';

export const sampleNow = Date.parse('2026-10-12T20:14:00.000Z');

const volunteer = (
  id: string,
  name: string,
  more: Partial<Volunteer> & Pick<Volunteer, 'grants'>,
): Volunteer => ({
  id,
  name,
  email: `${id}@example.org`,
  passkeys: 2,
  codesLeft: 8,
  since: '2026-09-01T12:00:00.000Z',
  seenAt: '2026-10-12T20:13:30.000Z',
  version: 1,
  ...more,
});

export const sampleVolunteers: readonly Volunteer[] = [
  volunteer('meera', 'Meera Kadamb', { grants: [{ role: 'admin', chapter: null }] }),
  volunteer('kiran', 'Kiran Umbar', {
    grants: [{ role: 'reviewer', chapter: null }],
    passkeys: 1,
    codesLeft: 6,
  }),
  volunteer('asha', 'Asha Lakshminarasimhan Palash', {
    grants: [
      { role: 'organiser', chapter: 'bay-area' },
      { role: 'organiser', chapter: 'southern-california' },
    ],
    seenAt: '2026-10-12T19:44:00.000Z',
  }),
  volunteer('vikram', 'Vikram Bakul', {
    grants: [{ role: 'treasurer', chapter: null }],
    passkeys: 1,
    codesLeft: 0,
    seenAt: '2026-10-12T18:00:00.000Z',
  }),
  volunteer('leela', 'Leela Umbar', {
    grants: [{ role: 'organiser', chapter: null }],
    passkeys: 3,
    codesLeft: 7,
    seenAt: null,
  }),
];

export const sampleInvitations: readonly OpenInvitation[] = [
  {
    id: 'ravi',
    name: 'Ravi Umbar',
    email: 'ravi@example.org',
    grants: [{ role: 'reviewer', chapter: 'tx-southwest' }],
    expiresAt: '2026-10-13T11:20:00.000Z',
  },
];
