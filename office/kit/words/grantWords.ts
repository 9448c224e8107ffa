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
      'Everything in the Office',
      'Invite volunteers, change their permissions, remove them',
      'Change settings and make backups',
    ],
    not: 'Not: change your own permissions',
  },
  reviewer: {
    may: [
      'Decide requests, corrections, stories, jobs and messages',
      'Edit members, and see their contact info',
      'See events',
    ],
    not: 'Not: see guests and gifts, send campaigns, export members',
  },
  organiser: {
    may: [
      'Create and edit events',
      'See guests, check them in, email them',
      'Write news, and campaigns to members',
    ],
    not: 'Not: decide requests, see gifts, export members',
  },
  treasurer: {
    may: [
      'See gifts, and check them with PayPal',
      'Send receipts and statements, record checks',
      'Refund gifts',
    ],
    not: 'Not: decide requests, change events, invite volunteers',
  },
  reader: {
    may: ['See what is waiting', 'See members, but not their contact info', 'See events'],
    not: 'Not: change anything, see gifts',
  },
};
