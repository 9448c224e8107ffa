import type { HandlerAnswer } from '@banyan/api/contract';
import { type Permission, Ref } from '@banyan/api/office';
import { heldCampaigns } from '@banyan/server/campaigns/campaign-reads';
import { hangingCount } from '@banyan/server/donations/office-reads';
import type { Services } from '@banyan/server/http/services';
import type { Actor } from '@banyan/server/identity/actor';
import { isNoted, noteLooking, whoLooks } from '@banyan/server/identity/presence';
import { spansOf } from '@banyan/server/identity/sessions';
import { stuckEmails } from '@banyan/server/mail/email-states';
import { extentsOf, type Scope, scopeOf } from '@banyan/server/permissions/scope';
import { refOf, type WaitingBrief, waitingByKind, waitingInShort } from '@banyan/server/review/queue-summary';
import { changesSoFar } from '@banyan/server/settings/changed';
import * as v from 'valibot';
import type { OfficeCalls } from '../../calls.ts';
import { knownPlaces, Place } from './presence.ts';

type Answer = HandlerAnswer<OfficeCalls['pulse']>;
type Hanging = Pick<Answer, 'mailStuck' | 'giftsUnsettled' | 'emailsHeld'>;

/** Number of submissions that wait, by kind, and the time of the oldest. */
function countsOf(all: readonly WaitingBrief[]): Answer['waiting'] {
  const nothing = { count: 0, since: null };
  const waiting: Answer['waiting'] = {
    member: nothing,
    correction: nothing,
    story: nothing,
    job: nothing,
    message: nothing,
  };
  for (const { kind, count, oldest } of waitingByKind(all))
    waiting[kind] = { count, since: oldest.created_at };
  return waiting;
}

/** Tells which references a volunteer may know of: all, or those that wait within their scope. */
function knows({ chapters }: Scope, all: readonly WaitingBrief[]): (ref: string) => boolean {
  if (chapters === 'all') return () => true;
  const refs = new Set(all.map(refOf));
  return (ref) => refs.has(ref);
}

/** Failed emails, unsettled gifts and scheduled campaigns, each as far as the volunteer's permissions go. */
async function hangingOf({ database }: Services, actor: Actor, at: number): Promise<Hanging> {
  const looksAfter = (permission: Permission) => extentsOf(actor, permission).size > 0;
  return {
    mailStuck: looksAfter('settings.edit') ? await stuckEmails(database) : 0,
    giftsUnsettled: await hangingCount(database, scopeOf(actor, 'gift.see'), at),
    emailsHeld: looksAfter('letter.draft')
      ? await heldCampaigns(database, scopeOf(actor, 'letter.draft'))
      : 0,
  };
}

/**
 * Response to the request that every visible tab repeats. It runs few statements, and writes only every 20 seconds while the
 * volunteer has a record open.
 */
export async function pulseFor(
  services: Services,
  actor: Actor,
  looking: string | undefined,
  at: number,
): Promise<Answer> {
  const { database, officeBuild } = services;
  const { volunteer, session } = actor;
  const scope = scopeOf(actor, 'queue.see');
  const isNowhere = scope.chapters !== 'all' && scope.chapters.length === 0;
  const all = isNowhere ? [] : await waitingInShort(database, scope);
  const everybody = await whoLooks(database, at);
  const places = [looking ?? '', ...everybody.map(({ ref }) => ref)].filter((ref) => v.is(Place, ref));
  const here = await knownPlaces(database, actor, places);
  const isWaiting = isNowhere ? () => false : knows(scope, all);
  const isKnown = (ref: string) => here.has(ref) || (v.is(Ref, ref) && isWaiting(ref));
  if (looking !== undefined && isKnown(looking) && !isNoted(everybody, volunteer.id, looking, at))
    await noteLooking(database, volunteer.id, looking, at);
  const { left, idleLeft } = spansOf(session, at);
  return {
    waiting: countsOf(all),
    ...(await hangingOf(services, actor, at)),
    looking: everybody
      .filter((one) => one.volunteer !== volunteer.id && isKnown(one.ref))
      .map(({ volunteer: id, name, ref }) => ({ volunteer: id, name, ref })),
    seen: await changesSoFar(database),
    session: { left, idleLeft },
    build: officeBuild,
  };
}
