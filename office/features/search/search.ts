import { foldedWords, type HandlerAnswer } from '@banyan/api/contract';
import { dollars } from '@banyan/api/internal';
import type { Grant, Permission } from '@banyan/api/office';
import type { Database } from '@banyan/server/database/database';
import { eventMoment, mediumDay } from '@banyan/server/dates';
import { donorName } from '@banyan/server/donations/donor';
import { type FoundGift, giftsByName, giftsByReference } from '@banyan/server/donations/office-reads';
import { eventsByTitle } from '@banyan/server/events/editing/office-reads';
import { allVolunteers } from '@banyan/server/identity/volunteers';
import { nameOf, stateName } from '@banyan/server/members/naming';
import { countHidden } from '@banyan/server/members/office-list';
import { membersByName } from '@banyan/server/members/office-reads';
import { newsByTitle } from '@banyan/server/news/office-reads';
import { type Scope, scopeOf } from '@banyan/server/permissions/scope';
import {
  type Brief,
  inShortByReference,
  namedInShort,
  refOf,
  waits,
} from '@banyan/server/review/queue-summary';
import { memberFacts } from '@banyan/server/review/words';
import { organisation } from '@banyan/server/settings/organisation';
import type { OfficeCalls } from '../../calls.ts';
import { foundKinds } from './search-all.ts';

type Found = HandlerAnswer<OfficeCalls['searchAll']>['found'][number];
type Kind = Found['kind'];

/** Of a kind, at most. */
const most = 6;

/** References of which this can be the beginning: `M-7K2Q` is between `M-7K2Q-0000` and `M-7K2Q-ZZZZ`. */
function referencesFrom(typed: string): { least: string; most: string } | undefined {
  const beginning = typed.toUpperCase();
  if (!/^[A-Z]-(?:[0-9A-Z]{0,4}|[0-9A-Z]{4}-[0-9A-Z]{0,4})$/.test(beginning)) return undefined;
  const filled = (digit: string) =>
    beginning + `X-${digit.repeat(4)}-${digit.repeat(4)}`.slice(beginning.length);
  return { least: filled('0'), most: filled('Z') };
}

/** What is asked for. */
interface Asked {
  database: Database;
  actor: { grants: readonly Grant[] };
  typed: string;
  /** Whether each word that was typed begins one of some words. */
  begins: (words: readonly string[]) => boolean;
  references: { least: string; most: string } | undefined;
}

const scopeFor = ({ actor }: Asked, permission: Permission): Scope | undefined => {
  const scope = scopeOf(actor, permission);
  return scope.chapters !== 'all' && scope.chapters.length === 0 ? undefined : scope;
};

/** What something that was sent in is called as long as it stands on no page. */
const sent = {
  member: 'membership request',
  correction: 'correction',
  story: 'story',
  job: 'job',
  message: 'message',
} as const satisfies Record<Brief['kind'], string>;

/** Where something is found: what waits, or was turned down or dealt with, in the review; the rest where it stands. */
function kindOf(brief: Brief): Kind {
  const { kind, status } = brief;
  const stands = status === 'approved' && (kind === 'member' || kind === 'job' || kind === 'story');
  return stands ? kind : 'waiting';
}

function foundBrief(brief: Brief, typed: string): Found {
  const kind = kindOf(brief);
  const place = brief.state ? [stateName(brief.state)] : [];
  const now = waits(brief) ? [] : [brief.status];
  const ref = refOf(brief);
  return {
    kind,
    ref,
    title: brief.title,
    facts: kind === 'waiting' ? [sent[brief.kind], ...now, ...place] : place,
    isExact: ref === typed.toUpperCase(),
  };
}

/** By reference: what was sent in for whoever sees the queue, members for whoever sees members. */
async function byReference(asked: Asked): Promise<Found[]> {
  const { database, references, typed } = asked;
  if (!references) return [];
  const isMember = (brief: Brief) => kindOf(brief) === 'member';
  const [queue, people] = [scopeFor(asked, 'queue.see'), scopeFor(asked, 'member.see')];
  const sentIn = queue ? await inShortByReference(database, queue, references, most) : [];
  const members = people ? await inShortByReference(database, people, references, most) : [];
  const found = [
    ...sentIn.filter((brief) => !isMember(brief)),
    ...members.filter((brief) => isMember(brief) && people?.coversState(brief.state ?? '')),
  ];
  return found.map((brief) => foundBrief(brief, typed));
}

/** Who and what waits, jobs and stories, by name or title. */
async function byTitle(asked: Asked): Promise<Found[]> {
  const { database, begins, typed } = asked;
  const scope = scopeFor(asked, 'queue.see');
  if (!scope) return [];
  const all = await namedInShort(database, scope);
  return all.filter(({ title }) => begins(foldedWords(title))).map((brief) => foundBrief(brief, typed));
}

const inexact = (found: Omit<Found, 'isExact'>): Found => ({ ...found, isExact: false });

async function members(asked: Asked): Promise<Found[]> {
  const scope = scopeFor(asked, 'member.see');
  if (!scope) return [];
  const found = await membersByName(asked.database, scope, asked.typed, most);
  return found.map((row) =>
    inexact({ kind: 'member', ref: row.reference, title: nameOf(row), facts: memberFacts(row) }),
  );
}

async function hiddenMembers(asked: Asked): Promise<number> {
  const scope = asked.references ? undefined : scopeFor(asked, 'member.see');
  if (!scope) return 0;
  return countHidden(asked.database, scope, { q: asked.typed, status: 'hidden', chapter: undefined });
}

async function events(asked: Asked): Promise<Found[]> {
  const scope = scopeFor(asked, 'event.see');
  if (!scope) return [];
  const found = await eventsByTitle(asked.database, scope, asked.begins, most);
  return found.map(({ id, title, location, ...event }) =>
    inexact({ kind: 'event', ref: id, title, facts: [eventMoment(event), location] }),
  );
}

async function news(asked: Asked): Promise<Found[]> {
  const scope = scopeFor(asked, 'news.edit');
  if (!scope) return [];
  const found = await newsByTitle(asked.database, scope, asked.begins, most);
  const { timeZone } = await organisation(asked.database);
  return found.map(({ id, title, category, created_at }) =>
    inexact({ kind: 'news', ref: id, title, facts: [mediumDay(created_at, timeZone), category] }),
  );
}

const giftFound = (
  { reference, cents, description, state, created_at, ...donor }: FoundGift,
  { typed, timeZone }: { typed: string; timeZone: string },
) => ({
  kind: 'gift' as const,
  ref: reference,
  title: donorName(donor) || reference,
  facts: [
    cents === 0 ? description : dollars(cents),
    mediumDay(created_at, timeZone),
    ...(state === 'captured' ? [] : [state]),
  ],
  isExact: reference === typed.toUpperCase(),
});

async function gifts(asked: Asked): Promise<Found[]> {
  const { database, references, begins, typed } = asked;
  const scope = scopeFor(asked, 'gift.see');
  if (!scope) return [];
  const found = references
    ? await giftsByReference(database, scope, references, most)
    : await giftsByName(database, scope, begins, most);
  const { timeZone } = await organisation(database);
  return found.map((gift) => giftFound(gift, { typed, timeZone }));
}

async function volunteers(asked: Asked): Promise<Found[]> {
  if (!scopeFor(asked, 'volunteer.manage')) return [];
  const all = await allVolunteers(asked.database);
  return all
    .filter(({ name }) => asked.begins(foldedWords(name)))
    .map(({ id, name }) => inexact({ kind: 'volunteer', ref: id, title: name, facts: [] }));
}

/** Six of a kind, each once, whatever is exactly what was asked for first. */
function ordered(all: readonly Found[]): Found[] {
  const once = [...new Map(all.map((one) => [`${one.kind} ${one.ref}`, one])).values()];
  return foundKinds.flatMap((kind) =>
    once
      .filter((one) => one.kind === kind)
      .sort((one, other) => Number(other.isExact) - Number(one.isExact))
      .slice(0, most),
  );
}

/**
 * Everything by name, title or reference, each part for those whose duty it is, as far as it goes. Texts of messages, comments and
 * e-mails are nowhere read.
 */
export async function findAll(
  database: Database,
  actor: { grants: readonly Grant[] },
  q: string,
): Promise<HandlerAnswer<OfficeCalls['searchAll']>> {
  const typed = q.trim();
  const words = foldedWords(typed);
  if (words.length === 0) return { found: [], hiddenMembers: 0 };
  const begins = (of: readonly string[]) => words.every((word) => of.some((one) => one.startsWith(word)));
  const asked: Asked = { database, actor, typed, begins, references: referencesFrom(typed) };
  const found = await Promise.all(
    asked.references
      ? [byReference(asked), gifts(asked)]
      : [byTitle(asked), members(asked), events(asked), news(asked), gifts(asked), volunteers(asked)],
  );
  return { found: ordered(found.flat()), hiddenMembers: await hiddenMembers(asked) };
}
