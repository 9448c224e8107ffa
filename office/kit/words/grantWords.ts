import { findChapter } from '@banyan/api/contract';
import type { Grant, Role } from '@banyan/api/office';

/** Names of the roles. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  reviewer: 'Reviewer',
  organiser: 'Organizer',
  treasurer: 'Treasurer',
  reader: 'Reader',
};

/** Role with its chapter: "Organizer, Bay Area". */
export const grantWords = ({ role, chapter }: Pick<Grant, 'role' | 'chapter'>): string =>
  [roleNames[role], chapter && (findChapter(chapter)?.name ?? chapter)].filter(Boolean).join(', ');
