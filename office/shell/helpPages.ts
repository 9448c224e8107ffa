import type { Me, Permission } from '@banyan/api/office';
import { help as account } from '../features/account/help.ts';
import { help as alumniRegister } from '../features/alumni-register/help.ts';
import { help as log } from '../features/audit-log/help.ts';
import { campaign, campaigns } from '../features/campaigns/help.ts';
import { help as dashboard } from '../features/dashboard/help.ts';
import { details, eventEmails, eventFlyer, eventHistory, events, newEvent } from '../features/events/help.ts';
import type { EventTab } from '../features/events/screens/events.ts';
import { help as gallery } from '../features/gallery/help.ts';
import { donor, gift, gifts, recordGift, statements } from '../features/gifts/help.ts';
import { help as guests } from '../features/guests/help.ts';
import { help as mail } from '../features/mail/help.ts';
import { help as memberImport } from '../features/member-import/help.ts';
import { member, members, merge } from '../features/members/help.ts';
import { news, writeNews } from '../features/news/help.ts';
import { help as published } from '../features/published/help.ts';
import { help as review } from '../features/review/help.ts';
import { help as settings } from '../features/settings/help.ts';
import { invite, permissions, volunteers } from '../features/volunteers/help.ts';
import type { HelpPage } from '../kit/help.ts';
import type { FileRouteTypes } from '../routeTree.gen.ts';
import { hasPermission } from './navigation.ts';
import { mayOpen } from './screens.ts';

/** Routes after sign-in. A new one without a help page does not compile. */
type ScreenRoute = Extract<FileRouteTypes['id'], `/office/_layout/${string}`>;

const ofEvent: Readonly<Record<EventTab, HelpPage>> = {
  facts: details,
  gallery,
  flyer: eventFlyer,
  people: guests,
  letters: eventEmails,
  history: eventHistory,
};

const byRoute: Readonly<Record<ScreenRoute, HelpPage | typeof ofEvent>> = {
  '/office/_layout/': dashboard,
  '/office/_layout/review': review,
  '/office/_layout/published': published,
  '/office/_layout/events/': events,
  '/office/_layout/events/new': newEvent,
  '/office/_layout/events/$id': ofEvent,
  '/office/_layout/news/': news,
  '/office/_layout/news/new': writeNews,
  '/office/_layout/news/$id': writeNews,
  '/office/_layout/members/': members,
  '/office/_layout/members/$id/': member,
  '/office/_layout/members/$id/merge': merge,
  '/office/_layout/members/import': memberImport,
  '/office/_layout/members/alumni-register': alumniRegister,
  '/office/_layout/gifts/': gifts,
  '/office/_layout/gifts/record': recordGift,
  '/office/_layout/gifts/$reference': gift,
  '/office/_layout/gifts/donor/$reference': donor,
  '/office/_layout/gifts/statements': statements,
  '/office/_layout/campaigns/': campaigns,
  '/office/_layout/campaigns/$id': campaign,
  '/office/_layout/mail/': mail,
  '/office/_layout/mail/$id': mail,
  '/office/_layout/volunteers/': volunteers,
  '/office/_layout/volunteers/invite': invite,
  '/office/_layout/volunteers/$id': permissions,
  '/office/_layout/log': log,
  '/office/_layout/settings': settings,
  '/office/_layout/me': account,
};

const isScreenRoute = (id: string): id is ScreenRoute => Object.hasOwn(byRoute, id);

/** All help pages by screen. */
export const helpPages: readonly HelpPage[] = [
  ...new Set(Object.values(byRoute).flatMap((page) => ('entries' in page ? [page] : Object.values(page)))),
];

/** Help pages that a volunteer may read: only screens they may open and tasks they may do. */
export function helpFor(me: Pick<Me, 'grants'>): readonly HelpPage[] {
  const isTheirs = ({ permission }: { permission?: Permission }) =>
    permission === undefined || hasPermission(me, permission);
  return helpPages
    .filter((page) => mayOpen(me, page.href) && isTheirs(page))
    .map((page) => ({ ...page, entries: page.entries.filter(isTheirs) }));
}

/** Help page of a route; the dashboard's if there is none, as on a page that was not found. */
export function helpPageAt(routeId: string, tab: EventTab = 'facts'): HelpPage {
  const page = isScreenRoute(routeId) ? byRoute[routeId] : dashboard;
  return 'entries' in page ? page : page[tab];
}
