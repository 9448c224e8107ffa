import type { Sent } from './clients.ts';
import type { RunDatabase } from './database.ts';
import { eventId, type Kind, kinds, seats } from './submissions.ts';

/** A promise, how often it was looked at, and what did not keep it. */
export interface Promised {
  what: string;
  checked: number;
  /** One sentence each; none when it was kept. */
  broken: readonly string[];
}

interface Row {
  id: string;
  mark: string;
  reference: string;
  /** Where its photo lies, of a story. */
  photo?: string;
}

/** Each kind's rows, with what they are found by. */
const rowsOf: Record<Kind, string> = {
  message: 'select id, message as mark, reference from contact_messages',
  registration: 'select id, email as mark, reference from event_registrations',
  membership: `select id, email as mark, reference from members where coalesce(decided_by, '') <> 'samples'`,
  story: 'select id, title as mark, reference, photo from stories where reference is not null',
  gift: `select id, coalesce(email, order_id) as mark, order_id as reference from donations where state = 'captured'`,
};

const groupedBy = <T>(rows: readonly T[], name: (row: T) => string): ReadonlyMap<string, readonly T[]> =>
  Map.groupBy(rows, name);

/** Reads every submission back: what was answered is there once, with the reference it was answered, and nothing else is. */
export async function submissionsKept(
  { query }: Pick<RunDatabase, 'query'>,
  sent: readonly Sent[],
): Promise<{ promises: Promised[]; rows: ReadonlyMap<Kind, readonly Row[]> }> {
  const rows = new Map<Kind, readonly Row[]>();
  for (const kind of kinds) rows.set(kind, await query<Row>(rowsOf[kind]));
  const lost: string[] = [];
  const twice: string[] = [];
  const others: string[] = [];
  const acknowledged = sent.filter(({ outcome }) => outcome === 'stored');
  for (const kind of kinds) {
    const kept = groupedBy(rows.get(kind) ?? [], ({ mark }) => mark);
    for (const [mark, found] of kept) if (found.length > 1) twice.push(`${kind} ${mark}: ${found.length}`);
    for (const { submission, outcome, reference } of sent) {
      if (submission.kind !== kind) continue;
      const found = kept.get(submission.mark) ?? [];
      const same = found.some((row) => row.reference === reference);
      if (outcome === 'stored' && !same) lost.push(`${kind} ${submission.mark}`);
      if (outcome === 'refused' && found.length > 0)
        others.push(`${kind} ${submission.mark} was refused, and is there`);
    }
    const known = new Set(sent.flatMap(({ submission, reference }) => [submission.mark, reference]));
    for (const mark of kept.keys()) if (!known.has(mark)) others.push(`${kind} ${mark} was never sent`);
  }
  const all = [...rows.values()].flat().length;
  return {
    rows,
    promises: [
      { what: 'acknowledged, and lost', checked: acknowledged.length, broken: lost },
      { what: 'stored twice', checked: all, broken: twice },
      { what: 'refused or never sent, and stored', checked: sent.length, broken: others },
      {
        what: 'without an answer for a minute',
        checked: sent.length,
        broken: sent
          .filter(({ outcome }) => outcome === 'given up')
          .map(({ submission }) => `${submission.kind} ${submission.mark}`),
      },
    ],
  };
}

/** An event has as many seats as it has, and all of them are given to somebody who asked. */
export async function seatsKept(
  { query }: Pick<RunDatabase, 'query'>,
  events: number,
  asked: (index: number) => number,
): Promise<Promised> {
  const given = await query<{ event_id: string; given: number }>(
    'select event_id, count(*)::int as given from event_registrations group by event_id',
  );
  const broken: string[] = [];
  for (let index = 0; index < events; index += 1) {
    const taken = given.find(({ event_id }) => event_id === eventId(index))?.given ?? 0;
    const right = Math.min(seats, asked(index));
    if (taken !== right) broken.push(`${eventId(index)}: ${taken} instead of ${right}`);
  }
  return { what: 'seats given that there are not, or not given', checked: events * seats, broken };
}

/** The photo of every story is in the bucket. */
export function photosKept(
  rows: ReadonlyMap<Kind, readonly Row[]>,
  objects: ReadonlyMap<string, unknown>,
): Promised {
  const stories = rows.get('story') ?? [];
  const lies = ({ photo = '' }: Row) => {
    const name = photo.split('/').at(-1) ?? '';
    return name !== '' && [...objects.keys()].some((key) => key.endsWith(`/${name}`));
  };
  return {
    what: 'stories without their photo in the bucket',
    checked: stories.length,
    broken: stories.filter((row) => !lies(row)).map(({ mark }) => mark),
  };
}

/**
 * Money is taken once of whoever gave it, and never without a row that says so.
 * @param open Orders of which it is noted that money was asked for, and that the site will ask about by itself
 */
export function giftsKept(
  sent: readonly Sent[],
  rows: ReadonlyMap<Kind, readonly Row[]>,
  taken: (orderId: string) => number,
  open: ReadonlySet<string>,
): Promised {
  const captured = new Set((rows.get('gift') ?? []).map(({ reference }) => reference));
  const gifts = sent.filter(({ submission, reference }) => submission.kind === 'gift' && reference !== '');
  const broken = gifts.flatMap(({ reference, outcome }) => {
    const times = taken(reference);
    if (times > 1) return [`${reference}: taken ${times} times`];
    if (outcome === 'stored' && times === 0) return [`${reference}: not taken`];
    const noted = captured.has(reference) || (outcome === 'waiting' && open.has(reference));
    return times === 1 && !noted ? [`${reference}: taken, and not noted`] : [];
  });
  return { what: 'gifts taken twice, or taken and not noted', checked: gifts.length, broken };
}

interface OutboxRow {
  id: string;
  about: string;
}

/** When a letter was taken by the mail server, in milliseconds since 1970. */
export interface Arrival {
  id: string;
  at: number;
}

/** As long as noting a letter can take under load, in milliseconds. */
const notingMs = 1_000;

/**
 * Each row has its letter, and each letter has arrived once. A process that is killed after the mail server took a letter and
 * before it noted so cannot have told anybody: that letter comes again, under the same Message-ID, and is counted apart.
 * @param kills When processes were killed, in milliseconds since 1970
 */
export async function lettersKept(
  { query }: Pick<RunDatabase, 'query'>,
  rows: ReadonlyMap<Kind, readonly Row[]>,
  arrived: readonly Arrival[],
  kills: readonly number[],
): Promise<Promised[]> {
  const outbox = await query<OutboxRow>('select id, about from outbox');
  const about = groupedBy(outbox, (letter) => letter.about);
  const stored = [...rows.values()].flat();
  const arrivals = groupedBy(arrived, ({ id }) => id);
  const unnoted = ({ at }: Arrival) => kills.some((kill) => at <= kill && kill - at < notingMs);
  const again: string[] = [];
  const twice: string[] = [];
  for (const [id, times] of arrivals) {
    const [first] = times;
    if (times.length < 2 || !first) continue;
    if (times.length === 2 && unnoted(first)) again.push(id);
    else twice.push(`${id}: ${times.length}`);
  }
  return [
    {
      what: 'rows without their letter, or with two',
      checked: stored.length,
      broken: stored
        .filter(({ id }) => about.get(id)?.length !== 1)
        .map(({ id, mark }) => `${mark}: ${about.get(id)?.length ?? 0}`),
    },
    {
      what: 'letters that did not arrive',
      checked: outbox.length,
      broken: outbox.filter(({ id }) => !arrivals.has(id)).map(({ id }) => id),
    },
    { what: 'letters that arrived twice', checked: arrivals.size, broken: twice },
    {
      what: `taken just before a kill -9 and sent again under its Message-ID: ${again.length}`,
      checked: kills.length,
      // A process sends one letter after another, so it can leave one behind and no more.
      broken: again.length > kills.length ? again : [],
    },
  ];
}
