import { expect, test } from 'vitest';
import { chapterRoles, extentOf, permissions, type Role, roles } from './permissions.ts';

/* Expected table of permissions, written a second time by role. */

const events = ['event.edit', 'event.people', 'event.export', 'event.door'];
const emails = ['letter.draft', 'letter.send-to-guests', 'letter.send-to-members'];
const gifts = ['see', 'receipt', 'record', 'reconcile', 'refund', 'export', 'statement'].map(
  (what) => `gift.${what}`,
);

const permissionsOf: Readonly<Record<Role, readonly string[]>> = {
  admin: Object.keys(permissions),
  reviewer: [
    ...['queue.see', 'queue.decide', 'member.see', 'member.contact', 'member.edit', 'member.links'],
    ...['event.see', 'log.see'],
  ],
  organiser: ['member.see', 'member.contact', 'event.see', ...events, 'news.edit', ...emails, 'log.see'],
  treasurer: ['member.see', 'member.contact', 'event.see', ...gifts, 'log.see'],
  reader: ['queue.see', 'member.see', 'event.see'],
};

/** Names of all permissions. */
const all = Object.keys(permissions).filter((name): name is keyof typeof permissions => name in permissions);

test.each(roles)('%s has exactly the expected permissions', (role) => {
  const theirs = all.filter((permission) => extentOf(permission, role) !== undefined);
  expect(theirs.toSorted()).toEqual(permissionsOf[role].toSorted());
});

test('every permission covers everything, except that some roles see only part of the audit log', () => {
  const extents = roles.flatMap((role) =>
    all.flatMap((permission) =>
      (extentOf(permission, role) ?? 'all') === 'all' ? [] : [[permission, role, extentOf(permission, role)]],
    ),
  );
  expect(extents).toEqual([
    ['log.see', 'reviewer', 'own'],
    ['log.see', 'organiser', 'own'],
    ['log.see', 'treasurer', 'gifts'],
  ]);
});

test('a check-in pass has only the check-in permission', () => {
  const passed = Object.entries(permissions).filter(([, extents]) => 'door' in extents);
  expect(passed).toEqual([['event.door', { admin: 'all', organiser: 'all', door: 'all' }]]);
});

test('roles and permissions are exactly the expected ones', () => {
  expect(roles).toEqual(['admin', 'reviewer', 'organiser', 'treasurer', 'reader']);
  expect(all.filter((permission) => !permissionsOf.reviewer.includes(permission)).toSorted()).toEqual(
    [
      ...[
        'member.export',
        'member.import',
        'member.delete',
        'member.merge',
        ...events,
        'news.edit',
        ...emails,
      ],
      ...[...gifts, 'volunteer.manage', 'settings.edit', 'backup.make'],
    ].toSorted(),
  );
});

test('reviewers, organizers and readers can be limited to a chapter', () => {
  expect(chapterRoles).toEqual(['reviewer', 'organiser', 'reader']);
});
