import { extentOf, type Me, type Permission } from '@banyan/api/office';

/** True if the volunteer has a permission in any scope. */
export const hasPermission = ({ grants }: Pick<Me, 'grants'>, permission: Permission): boolean =>
  grants.some(({ role }) => extentOf(permission, role) !== undefined);

/** Navigation items. Related ones share a group of the rail. */
const every = [
  { href: '/office', label: 'Dashboard', sign: 'dashboard', key: 'd', group: 'today', permission: undefined },
  {
    href: '/office/review',
    label: 'Review',
    sign: 'review',
    key: 'r',
    group: 'today',
    permission: 'queue.see',
  },
  {
    href: '/office/published',
    label: 'On the site',
    sign: 'published',
    key: undefined,
    group: 'today',
    permission: 'queue.see',
  },
  {
    href: '/office/members',
    label: 'Members',
    sign: 'members',
    key: 'm',
    group: 'year',
    permission: 'member.see',
  },
  {
    href: '/office/events',
    label: 'Events',
    sign: 'events',
    key: 'e',
    group: 'year',
    permission: 'event.see',
  },
  { href: '/office/news', label: 'News', sign: 'news', key: 'n', group: 'year', permission: 'news.edit' },
  {
    href: '/office/campaigns',
    label: 'Campaigns',
    sign: 'campaigns',
    key: 'l',
    group: 'year',
    permission: 'letter.draft',
  },
  { href: '/office/gifts', label: 'Gifts', sign: 'gifts', key: 't', group: 'system', permission: 'gift.see' },
  { href: '/office/log', label: 'Log', sign: 'log', key: 'o', group: 'system', permission: 'log.see' },
  {
    href: '/office/mail',
    label: 'Mail',
    sign: 'mail',
    key: undefined,
    group: 'system',
    permission: 'settings.edit',
  },
  {
    href: '/office/volunteers',
    label: 'Volunteers',
    sign: 'volunteers',
    key: undefined,
    group: 'system',
    permission: 'volunteer.manage',
  },
  {
    href: '/office/settings',
    label: 'Settings',
    sign: 'settings',
    key: undefined,
    group: 'system',
    permission: 'settings.edit',
  },
] as const;

/** Navigation items that a volunteer may open, in the order of the rail. Their own page is behind their name. */
export const navigationOf = (me: Pick<Me, 'grants'>) =>
  every.filter(({ permission }) => permission === undefined || hasPermission(me, permission));

/** True if a path belongs to a navigation item. The dashboard has no pages below it. */
export const isIn = (pathname: string, href: string): boolean =>
  pathname.replace(/\/$/, '') === href || (href !== '/office' && pathname.startsWith(`${href}/`));
