import { canStartPostgres } from '../../postgres.ts';
import { median, percentile, type Table, verdict } from '../table.ts';
import { type Engine, fuse, miniSearch, onPostgres, onSqlite } from './engines.ts';
import type { Person } from './people.ts';
import { type Query, type QueryKind, queriesFor } from './queries.ts';

/** At most, ms, for 95 of 100 searches from a request to its answer. */
interface SearchBudget {
  sqlite: number;
  postgres?: number;
  /** For searches of one letter, which then do not count among the others. */
  oneLetter?: number;
}

const oneLetter = 'one letter';

/** Our budgets by how many members there are. */
export const searchBudgets: ReadonlyMap<number, SearchBudget> = new Map([
  [5_000, { sqlite: 0.5 }],
  [100_000, { sqlite: 1 }],
  [1_000_000, { sqlite: 10, postgres: 50, oneLetter: 100 }],
]);

/** So many would fill the memory of engines that keep everything in it. */
const mostInMemory = 100_000;

/** How many queries of each kind an engine is asked; a slow one is asked fewer, the same ones first. */
const each = 40;
const slowEach = 3;
/** How often a fast engine is asked each of them. */
const fastTimes = 5;
/** An engine whose first searches take longer than this is slow, ms. */
const slowMs = 20;

interface Answered {
  ms: number;
  /** Somebody who was meant is on the first page. */
  found: boolean;
}

interface KindAnswered {
  kind: string;
  answered: readonly Answered[];
}

interface Measured {
  engine: Engine;
  budget: number | undefined;
  kinds: readonly KindAnswered[];
}

/** Asks the same a few times and keeps the middle time: what else the machine does is not the engine's. */
async function ask(engine: Engine, { typed, meant }: Query, times: number): Promise<Answered> {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await engine.search(typed));
  return {
    ms: median(answers.map(({ ms }) => ms)),
    found: answers.some(({ people }) => people.some(meant)),
  };
}

async function measure(engine: Engine, kinds: readonly QueryKind[]): Promise<KindAnswered[]> {
  const first: number[] = [];
  for (const { queries } of kinds)
    for (const query of queries.slice(0, 1)) first.push((await ask(engine, query, 1)).ms);
  const slow = median(first) > slowMs;
  const round = async (): Promise<KindAnswered[]> => {
    const measured: KindAnswered[] = [];
    for (const { kind, queries } of kinds) {
      const answered: Answered[] = [];
      for (const query of queries.slice(0, slow ? slowEach : each))
        answered.push(await ask(engine, query, slow ? 1 : fastTimes));
      measured.push({ kind, answered });
    }
    return measured;
  };
  // A server has been running for a while: what a fast engine is asked first goes to its compiler, and is thrown away.
  if (!slow) await round();
  return round();
}

/**
 * Engines over the same people, asked the same: how long each takes, and how often it finds who was meant. Ours on both
 * databases, where a PostgreSQL server is found, and two that keep everything in memory.
 */
export async function* measureSearches(people: readonly Person[]): AsyncGenerator<Table> {
  const kinds = queriesFor(people, each);
  const measured: Measured[] = [];
  const budget = searchBudgets.get(people.length);
  const engines: readonly { make: (people: readonly Person[]) => Engine | Promise<Engine>; most?: number }[] =
    [
      { make: onSqlite, most: budget?.sqlite },
      ...(canStartPostgres() ? [{ make: onPostgres, most: budget?.postgres }] : []),
      ...(people.length > mostInMemory ? [] : [{ make: miniSearch }, { make: fuse }]),
    ];
  for (const { make, most } of engines) {
    const engine = await make(people);
    try {
      measured.push({ engine, budget: most, kinds: await measure(engine, kinds) });
    } finally {
      await engine.close();
    }
  }
  yield enginesTable(measured, people.length);
  yield kindsTable(measured, people.length);
}

const short = (ms: number): string => `${ms < 10 ? ms.toFixed(2) : Math.round(ms)} ms`;
const share = (answered: readonly Answered[]): string =>
  `${Math.round((answered.filter(({ found }) => found).length / answered.length) * 100)} %`;
const times = (answered: readonly Answered[]): readonly number[] => answered.map(({ ms }) => ms);

function enginesTable(measured: readonly Measured[], people: number): Table {
  const oneLetterMs = searchBudgets.get(people)?.oneLetter;
  const row = (name: string, kinds: readonly KindAnswered[], most: number | undefined, engine?: Engine) => {
    const answered = kinds.flatMap((kind) => kind.answered);
    const p95 = percentile(times(answered), 0.95);
    return [
      name,
      String(answered.length),
      short(percentile(times(answered), 0.5)),
      short(p95),
      most === undefined ? '' : short(most),
      most === undefined ? '' : verdict(p95, most),
      share(answered),
      engine ? `${(engine.buildMs / 1000).toFixed(1)} s` : '',
      engine ? `${(engine.indexBytes / 1e6).toFixed(1)} MB` : '',
    ];
  };
  return {
    title: `Searching ${people.toLocaleString('en')} members`,
    columns: ['engine', 'queries', 'p50', 'p95', 'p95 at most', '', 'found', 'ready after', 'index'],
    rows: measured.flatMap(({ engine, budget, kinds }) => {
      if (oneLetterMs === undefined) return [row(engine.name, kinds, budget, engine)];
      const isApart = ({ kind }: KindAnswered) => kind === oneLetter;
      return [
        row(
          engine.name,
          kinds.filter((kind) => !isApart(kind)),
          budget,
          engine,
        ),
        row(`… ${oneLetter}`, kinds.filter(isApart), oneLetterMs),
      ];
    }),
    notes: [
      'The same queries over the same names in one process: 24 people and how many there are in all. Found: somebody who was meant is among the 24.',
      'Ours is timed as the server answers it: from a request to the JSON that goes out. The others are called as functions, and a visitor would first have to fetch their index and rows.',
      'Ready after: ours is the whole import of a CSV, checked line by line, onto the disk; the others index rows that are in memory. Index: ours on the disk, in PostgreSQL with the rows that are searched, theirs as the JSON they can be loaded from.',
      'MiniSearch: beginnings, fuzzy 0.2, every word must match. Fuse.js: threshold 0.3 anywhere in the whole name.',
      `A time is the median of ${fastTimes} for one query; p95 is over the queries. A first round warms the engine, and is not counted; one that takes longer than ${slowMs} ms is asked only the first ${slowEach} of each kind, and once.`,
    ],
  };
}

function kindsTable(measured: readonly Measured[], people: number): Table {
  const [first] = measured;
  return {
    title: `… by what was typed, ${people.toLocaleString('en')} members: p95 and found`,
    columns: ['typed', ...measured.flatMap(({ engine }) => [engine.name, ''])],
    rows: (first?.kinds ?? []).map(({ kind }, index) => [
      kind,
      ...measured.flatMap(({ kinds }) => {
        const answered = kinds[index]?.answered ?? [];
        return [short(percentile(times(answered), 0.95)), share(answered)];
      }),
    ]),
  };
}
