import type { Me, Permission } from '@banyan/api/office';
import { help as account } from '../features/account/help.ts';
import { help as alumniRegister } from '../features/alumni-register/help.ts';
import { help as log } from '../features/audit-log/help.ts';
import { campaign, campaigns } from '../features/campaigns/help.ts';
import { help as dashboard } from '../features/dashboard/help.ts';
import { details, eventEmails, eventHistory, events, newEvent } from '../features/events/help.ts';
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
type ScreenRoute = Extract<FileRouteTypes['id'], `/office/_room/${string}`>;

const ofEvent: Readonly<Record<EventTab, HelpPage>> = {
  facts: details,
  gallery,
  people: guests,
  letters: eventEmails,
  history: eventHistory,
};

const byRoute: Readonly<Record<ScreenRoute, HelpPage | typeof ofEvent>> = {
  '/office/_room/': dashboard,
  '/office/_room/review': review,
  '/office/_room/published': published,
  '/office/_room/events/': events,
  '/office/_room/events/new': newEvent,
  '/office/_room/events/$id': ofEvent,
  '/office/_room/news/': news,
  '/office/_room/news/new': writeNews,
  '/office/_room/news/$id': writeNews,
  '/office/_room/members/': members,
  '/office/_room/members/$id/': member,
  '/office/_room/members/$id/merge': merge,
  '/office/_room/members/import': memberImport,
  '/office/_room/members/alumni-register': alumniRegister,
  '/office/_room/gifts/': gifts,
  '/office/_room/gifts/record': recordGift,
  '/office/_room/gifts/$reference': gift,
  '/office/_room/gifts/donor/$reference': donor,
  '/office/_room/gifts/statements': statements,
  '/office/_room/campaigns/': campaigns,
  '/office/_room/campaigns/$id': campaign,
  '/office/_room/mail/': mail,
  '/office/_room/mail/$id': mail,
  '/office/_room/volunteers/': volunteers,
  '/office/_room/volunteers/invite': invite,
  '/office/_room/volunteers/$id': permissions,
  '/office/_room/log': log,
  '/office/_room/settings': settings,
  '/office/_room/me': account,
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
