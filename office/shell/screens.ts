import type { Me, Permission } from '@banyan/api/office';
import { hasPermission } from './navigation.ts';

/** Screen of the Office, or a part of one, that the search can find. */
interface Screen {
  title: string;
  href: string;
  /** Additional search words. */
  words: string;
  permission?: Permission;
}

const screens = [
  { title: 'Dashboard', href: '/office', words: 'home start waits first steps just done' },
  {
    title: 'Review',
    href: '/office/review',
    words: 'queue requests corrections stories jobs messages approve reject decline',
    permission: 'queue.see',
  },
  {
    title: 'Waiting for an answer',
    href: '/office/review?state=asked',
    words: 'questions',
    permission: 'queue.see',
  },
  {
    title: 'Decided',
    href: '/office/review?state=decided',
    words: 'approved rejected declined history',
    permission: 'queue.see',
  },
  {
    title: 'Jobs on the board',
    href: '/office/published?kind=job',
    words: 'on the site published renew take down expire',
    permission: 'queue.see',
  },
  {
    title: 'Stories on the site',
    href: '/office/published?kind=story',
    words: 'published take down mend edit',
    permission: 'queue.see',
  },
  {
    title: 'Members',
    href: '/office/members',
    words: 'directory people alumni list export chapter year program newsletter',
    permission: 'member.see',
  },
  {
    title: 'Hidden members',
    href: '/office/members?status=hidden',
    words: 'not in the directory',
    permission: 'member.see',
  },
  {
    title: 'Import members',
    href: '/office/members/import',
    words: 'members csv excel file upload bring in undo',
    permission: 'member.import',
  },
  {
    title: 'Alumni register',
    href: '/office/members/alumni-register',
    words: 'csv excel file upload compare match requests register alumni replace remove',
    permission: 'member.import',
  },
  {
    title: 'Events',
    href: '/office/events',
    words: 'coming past calendar registrations seats door tickets scan arrivals pass helper',
    permission: 'event.see',
  },
  {
    title: 'Event drafts',
    href: '/office/events?when=draft',
    words: 'not shown yet',
    permission: 'event.see',
  },
  {
    title: 'New event',
    href: '/office/events/new',
    words: 'add write create begin',
    permission: 'event.edit',
  },
  {
    title: 'News',
    href: '/office/news',
    words: 'write publish drafts removed articles',
    permission: 'news.edit',
  },
  {
    title: 'Write news',
    href: '/office/news/new',
    words: 'add new article publish draft',
    permission: 'news.edit',
  },
  {
    title: 'Campaigns',
    href: '/office/campaigns',
    words: 'newsletter write mailing drafts to many members',
    permission: 'letter.draft',
  },
  {
    title: 'Scheduled campaigns',
    href: '/office/campaigns?state=open',
    words: 'held sending paused stop second yes',
    permission: 'letter.draft',
  },
  {
    title: 'Sent campaigns',
    href: '/office/campaigns?state=over',
    words: 'stopped unreachable unsubscribed refused',
    permission: 'letter.draft',
  },
  {
    title: 'Gifts',
    href: '/office/gifts',
    words: 'donations money totals refund paypal not settled export',
    permission: 'gift.see',
  },
  {
    title: 'Record a gift',
    href: '/office/gifts/record',
    words: 'gift check cash donation add',
    permission: 'gift.record',
  },
  {
    title: 'Statements',
    href: '/office/gifts/statements',
    words: 'gifts year tax january print mail',
    permission: 'gift.statement',
  },
  { title: 'Log', href: '/office/log', words: 'who did what history audit', permission: 'log.see' },
  {
    title: 'Mail',
    href: '/office/mail',
    words: 'outbox emails letters failed scheduled stuck held smtp retry',
    permission: 'settings.edit',
  },
  {
    title: 'Volunteers',
    href: '/office/volunteers',
    words: 'who works here roles grants admins',
    permission: 'volunteer.manage',
  },
  {
    title: 'Invite a volunteer',
    href: '/office/volunteers/invite',
    words: 'new volunteer admin reviewer',
    permission: 'volunteer.manage',
  },
  { title: 'Settings', href: '/office/settings', words: 'configuration', permission: 'settings.edit' },
  {
    title: 'Saved reasons',
    href: '/office/settings?part=reasons',
    words: 'settings decline reject templates',
    permission: 'settings.edit',
  },
  {
    title: 'Send delay',
    href: '/office/settings?part=hold',
    words: 'settings minutes undo delay',
    permission: 'settings.edit',
  },
  {
    title: 'Two-person approval',
    href: '/office/settings?part=second-yes',
    words: 'settings two people rule refund letters large',
    permission: 'settings.edit',
  },
  {
    title: 'Chapter sites',
    href: '/office/settings?part=sites',
    words: 'settings origins chapter',
    permission: 'settings.edit',
  },
  {
    title: 'Your words',
    href: '/office/settings?part=words',
    words: 'settings letters paragraph signature postal address mail',
    permission: 'settings.edit',
  },
  {
    title: 'Digest',
    href: '/office/settings?part=digest',
    words: 'settings weekly email letter weekday hour who',
    permission: 'settings.edit',
  },
  {
    title: 'Email delivery',
    href: '/office/settings?part=mail',
    words: 'settings spf dkim dmarc smtp mail check test letter',
    permission: 'settings.edit',
  },
  {
    title: 'Data retention',
    href: '/office/settings?part=keeping',
    words: 'settings retention privacy delete',
    permission: 'settings.edit',
  },
  {
    title: 'Server settings',
    href: '/office/settings?part=environment',
    words: 'settings variables smtp paypal missing',
    permission: 'settings.edit',
  },
  {
    title: 'Backups',
    href: '/office/settings?part=copies',
    words: 'settings backup restore',
    permission: 'settings.edit',
  },
  {
    title: 'Sample data',
    href: '/office/settings?part=samples',
    words: 'settings invented remove going live',
    permission: 'settings.edit',
  },
  {
    title: 'Me',
    href: '/office/me',
    words: 'my name passkeys recovery codes sessions sign out keys digest letters',
  },
] as const satisfies readonly Screen[];

/** URL of a screen that the search can find. */
export type ScreenHref = (typeof screens)[number]['href'];

const isAllowed = (me: Pick<Me, 'grants'>, { permission }: Screen): boolean =>
  permission === undefined || hasPermission(me, permission);

/** True if the volunteer may open the screen. */
export const mayOpen = (me: Pick<Me, 'grants'>, href: ScreenHref): boolean =>
  screens.some((screen) => screen.href === href && isAllowed(me, screen));

/** Maximum number of results. */
const most = 6;

/**
 * Screens that the volunteer may open and that contain each of the words. An exact title comes first, then titles that start with
 * the words.
 */
export function screensFor(me: Pick<Me, 'grants'>, words: string): readonly Pick<Screen, 'title' | 'href'>[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const rank = ({ title }: Screen) => {
    const typed = wanted.join(' ');
    if (title.toLowerCase() === typed) return 0;
    return title.toLowerCase().startsWith(typed) ? 1 : 2;
  };
  return screens
    .filter((screen) => isAllowed(me, screen))
    .filter(({ title, words: more }) => {
      const parts = `${title} ${more}`.toLowerCase().split(/[^\p{L}\d]+/u);
      return wanted.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, most);
}
