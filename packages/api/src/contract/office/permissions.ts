/** Roles of volunteers. A volunteer may have several. */
export const roles = ['admin', 'reviewer', 'organiser', 'treasurer', 'reader'] as const;
export type Role = (typeof roles)[number];

/** Roles that can be limited to one chapter; the others are for the whole association. */
export const chapterRoles: readonly Role[] = ['reviewer', 'organiser', 'reader'];

/** Extent of a permission: everything in the volunteer's scope, only their own actions, or only gifts. */
export type Extent = 'all' | 'own' | 'gifts';

/**
 * Table of all permissions by role. Roles are fixed, because custom ones would need maintenance that nobody could do. `door` is not
 * a role but the check-in pass of one event.
 */
export const permissions = {
  'queue.see': { admin: 'all', reviewer: 'all', reader: 'all' },
  'queue.decide': { admin: 'all', reviewer: 'all' },
  'member.see': { admin: 'all', reviewer: 'all', organiser: 'all', treasurer: 'all', reader: 'all' },
  'member.contact': { admin: 'all', reviewer: 'all', organiser: 'all', treasurer: 'all' },
  'member.edit': { admin: 'all', reviewer: 'all' },
  'member.links': { admin: 'all', reviewer: 'all' },
  'member.export': { admin: 'all' },
  'member.import': { admin: 'all' },
  'member.delete': { admin: 'all' },
  'member.merge': { admin: 'all' },
  'event.see': { admin: 'all', reviewer: 'all', organiser: 'all', treasurer: 'all', reader: 'all' },
  'event.edit': { admin: 'all', organiser: 'all' },
  'event.people': { admin: 'all', organiser: 'all' },
  'event.export': { admin: 'all', organiser: 'all' },
  'event.door': { admin: 'all', organiser: 'all', door: 'all' },
  'news.edit': { admin: 'all', organiser: 'all' },
  'letter.draft': { admin: 'all', organiser: 'all' },
  'letter.send-to-guests': { admin: 'all', organiser: 'all' },
  'letter.send-to-members': { admin: 'all', organiser: 'all' },
  'gift.see': { admin: 'all', treasurer: 'all' },
  'gift.receipt': { admin: 'all', treasurer: 'all' },
  'gift.record': { admin: 'all', treasurer: 'all' },
  'gift.reconcile': { admin: 'all', treasurer: 'all' },
  'gift.refund': { admin: 'all', treasurer: 'all' },
  'gift.export': { admin: 'all', treasurer: 'all' },
  'gift.statement': { admin: 'all', treasurer: 'all' },
  'log.see': { admin: 'all', reviewer: 'own', organiser: 'own', treasurer: 'gifts' },
  'volunteer.manage': { admin: 'all' },
  'settings.edit': { admin: 'all' },
  'backup.make': { admin: 'all' },
} as const satisfies Readonly<Record<string, Partial<Record<Role | 'door', Extent>>>>;

export type Permission = keyof typeof permissions;

/** Returns the extent of a role's permission; `undefined` if it has none. */
export const extentOf = (permission: Permission, role: Role): Extent | undefined => {
  const extents: Partial<Record<Role, Extent>> = permissions[permission];
  return extents[role];
};
