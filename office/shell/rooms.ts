import { type Duty, extentOf, type Me } from '@banyan/api/office';

/** Whether somebody has a duty, wherever. */
export const hasDuty = ({ grants }: Pick<Me, 'grants'>, duty: Duty): boolean =>
  grants.some(({ role }) => extentOf(duty, role) !== undefined);

/** What belongs together stands in one group of the rail. */
const every = [
  { href: '/office', label: 'Dashboard', sign: 'desk', key: 'd', group: 'today', duty: undefined },
  { href: '/office/review', label: 'Review', sign: 'review', key: 'r', group: 'today', duty: 'queue.see' },
  {
    href: '/office/published',
    label: 'On the site',
    sign: 'published',
    key: undefined,
    group: 'today',
    duty: 'queue.see',
  },
  {
    href: '/office/members',
    label: 'Members',
    sign: 'members',
    key: 'm',
    group: 'year',
    duty: 'member.see',
  },
  { href: '/office/events', label: 'Events', sign: 'events', key: 'e', group: 'year', duty: 'event.see' },
  { href: '/office/news', label: 'News', sign: 'news', key: 'n', group: 'year', duty: 'news.edit' },
  {
    href: '/office/campaigns',
    label: 'Campaigns',
    sign: 'letters',
    key: 'l',
    group: 'year',
    duty: 'letter.draft',
  },
  { href: '/office/gifts', label: 'Gifts', sign: 'gifts', key: 't', group: 'house', duty: 'gift.see' },
  { href: '/office/log', label: 'Log', sign: 'log', key: 'o', group: 'house', duty: 'log.see' },
  {
    href: '/office/mail',
    label: 'Mail',
    sign: 'mail',
    key: undefined,
    group: 'house',
    duty: 'settings.edit',
  },
  {
    href: '/office/volunteers',
    label: 'Volunteers',
    sign: 'volunteers',
    key: undefined,
    group: 'house',
    duty: 'volunteer.manage',
  },
  {
    href: '/office/settings',
    label: 'Settings',
    sign: 'settings',
    key: undefined,
    group: 'house',
    duty: 'settings.edit',
  },
] as const;

/** The rooms that somebody may enter, in the order of the rail. What is their own stands behind their name. */
export const roomsOf = (me: Pick<Me, 'grants'>) =>
  every.filter(({ duty }) => duty === undefined || hasDuty(me, duty));

/** Whether an address lies in a room. The Desk is the one that has no others below it. */
export const isIn = (pathname: string, href: string): boolean =>
  pathname.replace(/\/$/, '') === href || (href !== '/office' && pathname.startsWith(`${href}/`));
