import { findChapter } from '@banyan/api/contract';
import type { Grant, Role } from '@banyan/api/office';

/** What a role is called. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  reviewer: 'Reviewer',
  organiser: 'Organizer',
  treasurer: 'Treasurer',
  reader: 'Reader',
};

/** A role, and the chapter it is for: "Organizer, Bay Area". */
export const grantWords = ({ role, chapter }: Pick<Grant, 'role' | 'chapter'>): string =>
  [roleNames[role], chapter && (findChapter(chapter)?.name ?? chapter)].filter(Boolean).join(', ');

/** What somebody with a role may do, in three lines, and what they may not, in one. */
export interface RoleWords {
  may: readonly string[];
  not: string;
}

export const roleWords: Readonly<Record<Role, RoleWords>> = {
  admin: {
    may: [
      'Everything that can be done in the Office',
      'Invite volunteers, change what they may do, take them out',
      'Change the settings, and make copies of the data',
    ],
    not: 'Not: change what you may do yourself',
  },
  reviewer: {
    may: [
      'Decide requests, corrections, stories, jobs and messages',
      'Change members, and see how to reach them',
      'See events, and who comes',
    ],
    not: 'Not: see gifts, send letters, export the roll',
  },
  organiser: {
    may: [
      'Make and change events',
      'See who comes, let them in, write to them',
      'Write news, and letters to members',
    ],
    not: 'Not: decide requests, see gifts, export the roll',
  },
  treasurer: {
    may: [
      'See gifts, and ask PayPal about them',
      'Send receipts and statements, record checks',
      'Give a gift back',
    ],
    not: 'Not: decide requests, change events, invite volunteers',
  },
  reader: {
    may: ['See what waits', 'See members, but not how to reach them', 'See events'],
    not: 'Not: change anything, see gifts',
  },
};
