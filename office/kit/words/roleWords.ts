import { extentOf, type Permission, permissions, type Role } from '@banyan/api/office';

/** Permissions of a role, one per line, and a sentence about what it may not do. */
export interface RoleWords {
  may: readonly string[];
  not: string;
}

/** Line about a role, with all the permissions that it needs. */
interface Promised {
  needs: readonly Permission[];
  words: string;
}

/** Lines by topic, the strongest first. A role gets the first line of each topic that the permission table covers. */
const topics: readonly (readonly Promised[])[] = [
  [
    { needs: ['queue.decide'], words: 'Review requests, corrections, stories, jobs and messages' },
    { needs: ['queue.see'], words: 'See what is waiting' },
  ],
  [
    { needs: ['member.edit', 'member.contact'], words: 'Edit members, and see their contact info' },
    { needs: ['member.see', 'member.contact'], words: 'See members and their contact info' },
    { needs: ['member.see'], words: 'See members, but not their contact info' },
  ],
  [
    { needs: ['event.edit'], words: 'Create and edit events' },
    { needs: ['event.see'], words: 'See events' },
  ],
  [
    {
      needs: ['event.people', 'event.door', 'letter.send-to-guests'],
      words: 'See guests, check them in, email them',
    },
  ],
  [{ needs: ['news.edit', 'letter.send-to-members'], words: 'Write news, and campaigns to members' }],
  [{ needs: ['gift.see', 'gift.reconcile'], words: 'See gifts, and check them with PayPal' }],
  [
    {
      needs: ['gift.receipt', 'gift.statement', 'gift.record'],
      words: 'Send receipts and statements, record checks',
    },
  ],
  [{ needs: ['gift.refund'], words: 'Refund gifts' }],
  [{ needs: ['volunteer.manage'], words: 'Invite volunteers, change their permissions, remove them' }],
  [{ needs: ['settings.edit', 'backup.make'], words: 'Change settings and make backups' }],
];

/** Actions that a role may not do, shown unless the permission table allows them. */
const refused: readonly Promised[] = [
  { needs: ['queue.decide'], words: 'review requests' },
  { needs: ['event.edit'], words: 'change events' },
  { needs: ['event.people'], words: 'see guests' },
  { needs: ['letter.send-to-members'], words: 'send campaigns' },
  { needs: ['gift.see'], words: 'see gifts' },
  { needs: ['member.export'], words: 'export members' },
  { needs: ['volunteer.manage'], words: 'invite volunteers' },
];

const mayAll = (role: Role, needs: readonly Permission[]) =>
  needs.every((permission) => extentOf(permission, role) !== undefined);

const isPermission = (name: string): name is Permission => name in permissions;
const everyPermission = Object.keys(permissions).filter(isPermission);

const ownPermissions = 'change your own permissions';

const listed = (words: readonly string[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words);

/** Describes the permissions of a role, from the permission table. */
export function roleWords(role: Role): RoleWords {
  // Nobody may change their own permissions, whatever the table says.
  if (mayAll(role, everyPermission))
    return { may: ['Everything in the Office'], not: `You can’t ${ownPermissions}.` };
  const may = topics.flatMap((topic) => topic.find(({ needs }) => mayAll(role, needs))?.words ?? []);
  const not = refused.filter(({ needs }) => !mayAll(role, needs)).map(({ words }) => words);
  return { may, not: `You can’t ${listed(not)}.` };
}
