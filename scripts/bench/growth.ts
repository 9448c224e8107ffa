import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { calls } from '@banyan/api/contract';
import { createServer, readConfig } from '@banyan/server';
import { canStartPostgres, startPostgres } from '../postgres.ts';
import { environment, root } from '../steps.ts';
import { median, milliseconds, percentile, type Table, verdict } from '../table.ts';

const words = (text: string) => text.split(' ');
const pairs = (starts: string, ends: string) =>
  words(starts).flatMap((start) => words(ends).map((end) => start + end));
const firstNames = pairs(
  'Abhi Ami Ana Aru Asha Bha Cha Deva Dha Ga Ha Ira Jaya Ka La Ma Mee Na Pra Ra Sa Shi Su Ta Va Vi',
  'bha dhya git hesh jay kram kul lini mana mita nand nish pika raj rna sha shwin tal tosh vani yash',
);
const lastNames = pairs(
  'Amba Arjun Bakul Bel Champa Chinch Devdar Jambhul Kadamb Kanchan Karanj Khair Kokam Limb Mahua Padal Palash Phanas Pimpal Sag Shami Shirish Tembhurn Umbar Vad',
  'kar ekar wadkar pande ve gaonkar ade ase ikar nis rao shetti te wale war',
);

/** Picks in a fixed order that favors the front, because a few names belong to many people. */
const leaning = (names: readonly string[], index: number, step: number): string =>
  names[Math.floor((((index * step) % 9_973) / 9_973) ** 2 * names.length)] ?? '';

const nameOf = (index: number): [first: string, last: string] => [
  leaning(firstNames, index, 7_919),
  leaning(lastNames, index, 104_729 + Math.floor(index / 9_973)),
];

/** Member import file of invented people, who agreed to show everything. */
const importFile = (members: number): string => {
  const head = 'first_name,last_name,email,year,program,company,state,public_company,public_state';
  const lines = Array.from({ length: members }, (_, index) => {
    const [first, last] = nameOf(index);
    return `${first},${last},${index}@example.org,${1956 + (index % 70)},Civil,Harbor Water Works,Texas,yes,yes`;
  });
  return `${[head, ...lines].join('\n')}\n`;
};

/** Searches: the beginning of a surname, all of it, both names, and a surname with two letters swapped. */
const searches = (members: number): string[] =>
  Array.from({ length: 60 }, (_, turn) => nameOf(Math.floor((turn * members) / 60))).flatMap(
    ([first, last]) => [
      last.slice(0, 3),
      last,
      `${first} ${last}`,
      last.replace(/^(.)(.)(.)/, '$1$3$2').toLowerCase(),
    ],
  );

/** p95 of directory searches, in milliseconds from the request to its answer, without the network. */
async function searchP95(members: number, databaseUrl?: string): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-growth-'));
  const variables = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await createServer(readConfig({ ...variables, RATE_LIMIT_READS: '0' }), { samples: false });
  try {
    const file = path.join(dataDir, 'members.csv');
    await writeFile(file, importFile(members));
    await promisify(execFile)(process.execPath, ['packages/server/src/cli/main.ts', 'import', file], {
      cwd: root,
      env: { ...environment, ...variables },
    });
    const ask = async (typed: string): Promise<number> => {
      const query = new URLSearchParams({ search: typed, limit: '24' });
      const request = new Request(`http://localhost${server.basePath}${calls.getMembers.path}?${query}`);
      const began = performance.now();
      const answer = await server.fetch(request, { peer: '127.0.0.1' });
      const ms = performance.now() - began;
      if (!answer.ok) throw new Error(`“${typed}” was answered with ${answer.status}.`);
      await answer.text();
      return ms;
    };
    const times: number[] = [];
    // Takes the median of five, which excludes other work of the machine. The first round warms up the compiler.
    for (const round of ['warm', 'measured'])
      for (const typed of searches(members)) {
        const tries: number[] = [];
        for (let turn = 0; turn < 5; turn += 1) tries.push(await ask(typed));
        if (round === 'measured') times.push(median(tries));
      }
    return percentile(times, 0.95);
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Directory search at 5,000 members, and with `large` at a million on both databases: half an hour and 4 GB of disk. */
export async function measureGrowth(large: boolean): Promise<Table> {
  const rows: string[][] = [];
  const add = async (members: number, budgetMs: number, databaseUrl?: string) => {
    const p95 = await searchP95(members, databaseUrl);
    const name = `${members.toLocaleString('en-US')}, ${databaseUrl ? 'PostgreSQL' : 'SQLite'}`;
    rows.push([name, milliseconds(p95), milliseconds(budgetMs), verdict(p95, budgetMs)]);
  };
  await add(5_000, 1.5);
  if (large) await add(1_000_000, 10);
  if (large && canStartPostgres()) {
    const postgres = await startPostgres({ autovacuum: true });
    await add(1_000_000, 50, postgres.url).finally(postgres.stop);
  }
  return { title: 'Directory search', columns: ['members', 'p95', 'budget', ''], rows };
}
