import { foldedWords, type HandlerAnswer, stateName } from '@banyan/api/contract';
import { dollars } from '@banyan/api/internal';
import type { Grant, Permission } from '@banyan/api/office';
import type { Database } from '@banyan/server/database/database';
import { eventMoment, mediumDay } from '@banyan/server/dates';
import { donorName } from '@banyan/server/donations/donor';
import { type FoundGift, giftsByName, giftsByReference } from '@banyan/server/donations/office-reads';
import { eventsByTitle } from '@banyan/server/events/editing/office-reads';
import { allVolunteers } from '@banyan/server/identity/volunteers';
import { nameOf } from '@banyan/server/members/naming';
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

/** Maximum number of results of a kind. */
const most = 6;

/** Range of references that begin with the typed text: `M-7K2Q` gives `M-7K2Q-0000` to `M-7K2Q-ZZZZ`. */
function referencesFrom(typed: string): { least: string; most: string } | undefined {
  const beginning = typed.toUpperCase();
  if (!/^[A-Z]-(?:[0-9A-Z]{0,4}|[0-9A-Z]{4}-[0-9A-Z]{0,4})$/.test(beginning)) return undefined;
  const filled = (digit: string) =>
    beginning + `X-${digit.repeat(4)}-${digit.repeat(4)}`.slice(beginning.length);
  return { least: filled('0'), most: filled('Z') };
}

/** Parameters of a search. */
interface Asked {
  database: Database;
  actor: { grants: readonly Grant[] };
  typed: string;
  /** True if each typed word is the beginning of one of the words. */
  begins: (words: readonly string[]) => boolean;
  references: { least: string; most: string } | undefined;
}

const scopeFor = ({ actor }: Asked, permission: Permission): Scope | undefined => {
  const scope = scopeOf(actor, permission);
  return scope.chapters !== 'all' && scope.chapters.length === 0 ? undefined : scope;
};

/** Name of a submission while it is not public. */
const sent = {
  member: 'membership request',
  correction: 'correction',
  story: 'story',
  job: 'job',
  message: 'message',
} as const satisfies Record<Brief['kind'], string>;

/** Kind of a result: an approved member, job or story has its own kind; any other submission belongs to Review. */
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

/** Finds by reference: submissions with the permission for the queue, members with the permission for members. */
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

/** Finds submissions, jobs and stories by name or title. */
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

/** At most six results of a kind, without repeats, exact matches first. */
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
 * Finds everything by name, title or reference, within the scope of each permission. It never searches messages, comments or email
 * addresses.
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
