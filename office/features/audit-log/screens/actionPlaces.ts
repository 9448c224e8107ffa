import type { LogLine } from '@banyan/api/office';

type Done = Pick<LogLine, 'action' | 'subject' | 'ref' | 'title'>;

/** Actions whose subject is a member, not a membership request. */
const toMembers: readonly string[] = ['hide', 'unhide', 'links', 'consent'];

/** Screens that open by reference. */
const byReference: Readonly<Record<string, string>> = { gift: '/office/gifts/', member: '/office/members/' };

/** Screens that open by id. */
const byId: Readonly<Record<string, string>> = {
  event: '/office/events/',
  news: '/office/news/',
  mailing: '/office/campaigns/',
  roll: '/office/members/import?roll=',
  volunteer: '/office/volunteers/',
};

/** Address of the screen that shows the subject of a log line; `undefined` if there is none or the subject was deleted. */
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
