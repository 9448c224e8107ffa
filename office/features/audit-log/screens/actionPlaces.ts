import type { LogLine } from '@banyan/api/office';

type Done = Pick<LogLine, 'action' | 'subject' | 'ref' | 'title'>;

/** What is done to somebody who is a member by then. */
const toMembers: readonly string[] = ['hide', 'unhide', 'links', 'consent'];

/** What has a screen of its own by its reference. */
const byReference: Readonly<Record<string, string>> = { gift: '/office/gifts/', member: '/office/members/' };

/** What has one by its id. */
const byId: Readonly<Record<string, string>> = {
  event: '/office/events/',
  news: '/office/news/',
  mailing: '/office/campaigns/',
  roll: '/office/members/import?roll=',
  volunteer: '/office/volunteers/',
};

/** Where what a line of the log was about is looked at; `undefined` for what has no screen, or is gone. */
export function placeOfAction({ action, subject, ref, title }: Done, mine: string): string | undefined {
  const [kind = '', id = ''] = subject.split(' ');
  const isRequest = kind === 'member' && !action.startsWith('member ') && !toMembers.includes(action);
  if (ref !== null) {
    const place = isRequest ? undefined : byReference[kind];
    return place === undefined ? `/office/review?open=${ref}` : place + ref;
  }
  if (title === null) return undefined;
  if (kind === 'volunteer' && id === mine) return '/office/me';
  const place = byId[kind];
  return place === undefined ? undefined : place + id;
}
