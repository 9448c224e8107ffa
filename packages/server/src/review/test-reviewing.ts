import { mostItems } from '@banyan/api/office';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openMedia } from '../media/store/open.ts';
import { sendLinks } from '../people/keeping.ts';
import { scopeOf } from '../permissions/scope.ts';
import { createLogger } from '../telemetry/logger.ts';
import { type Asked, ask, readQueue } from './ask.ts';
import { decideEach, type ItemDecided } from './bulk.ts';
import { type Merged, merge } from './merge.ts';
import { type NotUndone, type Undone, undo } from './review.ts';
import { findSubmission, referenceOf, type Submission } from './submissions.ts';

/** A site with submissions to review. */
export interface ReviewedSite {
  config: ServerConfig;
  database: Database;
}

interface How {
  who?: string;
  holdMs?: number;
}

const reviewer = 'Kiran';
const admin = { grants: [{ role: 'admin', chapter: null }] } as const;

/** Actions of reviewers, through the functions that the Office calls, with the real clock. */
export function reviewing({ config, database }: ReviewedSite) {
  const logger = createLogger(() => undefined);
  const openStore = () => openMedia(config, logger);

  async function decideAll(
    refs: readonly string[],
    { action, reason, who = reviewer, holdMs = 0 }: How & { action: 'approve' | 'reject'; reason: string },
  ): Promise<ItemDecided[]> {
    const media = await openStore();
    const decision = { action, reason, who, holdMs, config, media, scope: 'everywhere' } as const;
    const done: ItemDecided[] = [];
    for (let first = 0; first < refs.length; first += mostItems) {
      const items = refs.slice(first, first + mostItems).map((ref) => ({ ref }));
      for await (const one of decideEach(database, items, decision, Date.now())) done.push(one);
    }
    return done;
  }

  async function named(ref: string): Promise<Submission> {
    const found = await findSubmission(database, ref);
    if (!found) throw new Error(`There is no submission ${ref}.`);
    return found;
  }

  /** @throws Error if one of them was not decided */
  async function requireDone(decided: Promise<ItemDecided[]>): Promise<void> {
    for (const one of await decided)
      if (one.state !== 'done') throw new Error(`${one.ref} was not decided: ${JSON.stringify(one)}`);
  }

  const tryApprove = (refs: readonly string[], how: How = {}) =>
    decideAll(refs, { ...how, action: 'approve', reason: '' });
  const tryReject = (refs: readonly string[], reason: string, how: How = {}) =>
    decideAll(refs, { ...how, action: 'reject', reason });

  return {
    /** Approves and returns the outcome of each. */
    tryApprove,
    tryReject,
    /** Approves all of them. @throws Error if one was not approved */
    approve: (...refs: string[]) => requireDone(tryApprove(refs)),
    /** Declines all of them. @throws Error if one was not declined */
    reject: (reason: string, ...refs: string[]) => requireDone(tryReject(refs, reason)),
    undo: async (ref: string): Promise<Undone | NotUndone> =>
      undo(database, ref, { who: reviewer, media: await openStore(), scope: 'everywhere' }, Date.now()),
    ask: async (ref: string, text: string): Promise<Asked> => {
      const asking = { text, who: reviewer, config, scope: 'everywhere' } as const;
      return ask(database, await named(ref), asking, Date.now());
    },
    merge: async (ref: string, how: How = {}): Promise<Merged> => {
      const { kind, row } = await named(ref);
      if (kind !== 'member') throw new Error(`${ref} is no request for membership.`);
      return merge(database, row, { who: reviewer, config, scope: 'everywhere', ...how }, Date.now());
    },
    /** Sends a member the links to their own entry. @throws Error if there is no such member */
    async links(ref: string): Promise<void> {
      const keeper = { volunteer: 'kiran', scope: scopeOf(admin, 'member.links') };
      const { state } = await sendLinks(database, keeper, { id: ref, config }, Date.now());
      if (state !== 'done') throw new Error(`${ref} got no links: ${state}`);
    },
    /** References in the queue, by next step. */
    async queue() {
      const { answered, waiting, asked } = await readQueue(database);
      const refs = (all: readonly { submission: Submission }[]) =>
        all.map(({ submission }) => referenceOf(submission));
      return { answered: refs(answered), waiting: waiting.map(referenceOf), asked: refs(asked) };
    },
    /** Current submission. @throws Error if there is none */
    named,
  };
}
