import { expect, test } from 'vitest';
import { chapterRoles, extentOf, permissions, type Role, roles } from './permissions.ts';

/* The table of permissions, written down once more, by who somebody is. */

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

/** Every duty by its name. */
const all = Object.keys(permissions).filter((name): name is keyof typeof permissions => name in permissions);

test.each(roles)('%s: what they may, and nothing else', (role) => {
  const theirs = all.filter((permission) => extentOf(permission, role) !== undefined);
  expect(theirs.toSorted()).toEqual(permissionsOf[role].toSorted());
});

test('all of it is theirs, but of the log some see what they did themselves, or what is about gifts', () => {
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

test('the pass of an evening is for the door, and for nothing else', () => {
  const passed = Object.entries(permissions).filter(([, extents]) => 'door' in extents);
  expect(passed).toEqual([['event.door', { admin: 'all', organiser: 'all', door: 'all' }]]);
});

test('duties are about these things, and no others', () => {
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

test('an admin and a treasurer are for the whole association, the others may be for a chapter', () => {
  expect(chapterRoles).toEqual(['reviewer', 'organiser', 'reader']);
});
