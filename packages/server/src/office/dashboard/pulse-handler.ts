import type { HandlerAnswer } from '@banyan/api/contract';
import { type Duty, type OfficeCalls, Ref } from '@banyan/api/office';
import * as v from 'valibot';
import { hangingCount } from '../../donations/office-reads.ts';
import type { Services } from '../../http/services.ts';
import { heldMailings } from '../../letters/campaigns.ts';
import { stuckLetters } from '../../mail/letter-states.ts';
import { extentsOf, type Reach, reachOf } from '../../permissions/reach.ts';
import { refOf, type WaitingBrief, waitingByKind, waitingInShort } from '../../review/in-short.ts';
import { changesSoFar } from '../../settings/changed.ts';
import type { Actor } from '../identity/actor.ts';
import { isNoted, noteLooking, whoLooks } from '../identity/presence.ts';
import { spansOf } from '../identity/sessions.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import { knownPlaces, Place } from './presence.ts';

type Answer = HandlerAnswer<OfficeCalls['pulse']>;
type Hanging = Pick<Answer, 'mailStuck' | 'giftsUnsettled' | 'lettersHeld'>;

/** How many wait of each kind, and since when. */
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

/** Tells which references somebody may know of: all, or those that wait within their reach. */
function knows({ chapters }: Reach, all: readonly WaitingBrief[]): (ref: string) => boolean {
  if (chapters === 'all') return () => true;
  const refs = new Set(all.map(refOf));
  return (ref) => refs.has(ref);
}

/** What hangs or is about to leave, each as far as they look after it. */
async function hangingOf({ database, now }: Services, actor: Pick<Actor, 'grants'>): Promise<Hanging> {
  const looksAfter = (duty: Duty) => extentsOf(actor, duty).size > 0;
  return {
    mailStuck: looksAfter('settings.edit') ? await stuckLetters(database) : 0,
    giftsUnsettled: await hangingCount(database, reachOf(actor, 'gift.see'), now()),
    lettersHeld: looksAfter('letter.draft')
      ? await heldMailings(database, reachOf(actor, 'letter.draft'))
      : 0,
  };
}

/** Few statements and, but for every 20 seconds of whoever looks at something, no write: every tab that is seen asks. */
export const pulseHandler = (services: Services): OfficeHandler<OfficeCalls['pulse']> => ({
  async answer({ query: { looking } }, { actor: { volunteer, session, ...actor } }) {
    const { database, now, officeBuild } = services;
    const at = now();
    const reach = reachOf(actor, 'queue.see');
    const isNowhere = reach.chapters !== 'all' && reach.chapters.length === 0;
    const all = isNowhere ? [] : await waitingInShort(database, reach);
    const everybody = await whoLooks(database, at);
    const places = [looking ?? '', ...everybody.map(({ ref }) => ref)].filter((ref) => v.is(Place, ref));
    const here = await knownPlaces(database, actor, places);
    const isWaiting = isNowhere ? () => false : knows(reach, all);
    const isKnown = (ref: string) => here.has(ref) || (v.is(Ref, ref) && isWaiting(ref));
    if (looking !== undefined && isKnown(looking) && !isNoted(everybody, volunteer.id, looking, at))
      await noteLooking(database, volunteer.id, looking, at);
    const { left, idleLeft } = spansOf(session, at);
    return {
      waiting: countsOf(all),
      ...(await hangingOf(services, actor)),
      looking: everybody
        .filter((one) => one.volunteer !== volunteer.id && isKnown(one.ref))
        .map(({ volunteer: id, name, ref }) => ({ volunteer: id, name, ref })),
      seen: await changesSoFar(database),
      session: { left, idleLeft },
      build: officeBuild,
    };
  },
});
