import type { AuditActionName } from '@banyan/api/office';
import { dump } from '@banyan/server/testing/test-dump';
import { expect } from 'vitest';
import { officeCalls } from '../calls.ts';
import { officeServer } from '../server.ts';
import type { Logged, OfficePolicy, WritingName } from './implement.ts';
import { crashable } from './test-crash.ts';
import type { Browser, office } from './test-office.ts';

/** Request of a browser: path parameters, query and body. */
export interface Press {
  at: Browser;
  /** Values of the path parameters. */
  named?: Readonly<Record<string, string>>;
  query?: string;
  body?: object;
}

/** Prepares a write, as often as it is called, and returns the request. */
export type Act<Fixture> = (fixture: Fixture) => Promise<Press>;

/** Preparations by the name of the write. */
export type Acts<Fixture, Name extends WritingName = WritingName> = { [One in Name]: Act<Fixture> };

type Fixture = Pick<Awaited<ReturnType<typeof office>>, 'database' | 'lines' | 'clock'>;

function send(name: WritingName, { at, named = {}, query = '', body = {} }: Press, key: string) {
  const path = officeCalls[name].path.replace(/\{(\w+)\}/g, (_, one: string) => named[one] ?? 'nobody');
  const headers = {
    'Idempotency-Key': key,
    ...(body instanceof Blob && { 'Content-Type': 'application/octet-stream' }),
  };
  return at.post(path + query, body, headers);
}

const actionsAllowed = (rule: Logged): readonly AuditActionName[] => ('none' in rule ? [] : rule);

/** Matches a log line with personal data: an email address, or a name used in these tests. */
const personal: unknown = expect.stringMatching(
  /@|\b(?:Tara|Chinch|Leela|Umbar|Rohan|Bakul|Zubeida|Sunita|Ravi|Meera|Kadamb|Asha|Pimpal|Volunteer \d)/,
);

let keys = 0;
/** Returns an unused idempotency key. */
function newKey(): string {
  keys += 1;
  return `press-number-${keys}`;
}

/** Database content that a repeated request must not change; sessions, rate limits and kept answers are excluded. */
async function standing({ database }: Fixture) {
  const { answered: _, sign_in_sessions: __, rate_windows: ___, ...rest } = await dump(database);
  return rest;
}

/** Log lines are sorted by time, so the clock moves on before the request. */
export async function ready<W extends Fixture>(fixture: W, act: Act<W>): Promise<Press> {
  fixture.clock.now += 1_000;
  const request = await act(fixture);
  fixture.clock.now += 1_000;
  return request;
}

/** Checks that a write leaves the audit lines it declares. */
async function leavesItsLine<W extends Fixture>(fixture: W, name: WritingName, act: Act<W>) {
  const request = await ready(fixture, act);
  const before = (await fixture.lines()).length;
  const { status, body } = await send(name, request, newKey());
  expect.soft([name, status, status === 200 ? '' : JSON.stringify(body)]).toEqual([name, 200, '']);
  const lines = (await fixture.lines()).slice(before);
  for (const line of lines) expect.soft([name, JSON.stringify(line)]).not.toEqual([name, personal]);
  const left = lines.map(({ action }) => action);
  const rule: Logged = officeServer[name].audit;
  const odd = left.filter((action) => !actionsAllowed(rule).some((one) => one === action));
  expect.soft([name, odd]).toEqual([name, []]);
  expect.soft([name, left.length > 0]).toEqual([name, !('none' in rule)]);
}

/** Checks that a write whose process died after the commit is answered, not repeated, under the same key. */
async function isDoneOnce<W extends Fixture>(
  fixture: W,
  name: WritingName,
  act: Act<W>,
  dying: ReturnType<typeof crashable>,
) {
  const { idempotency }: OfficePolicy = officeServer[name];
  const request = await ready(fixture, act);
  const key = newKey();
  expect.soft([name, (await dying(() => send(name, request, key))).status]).toEqual([name, 500]);
  const before = await standing(fixture);
  const lines = (await fixture.lines()).length;
  const { status } = await send(name, request, key);
  // A write that ends in a final state may finish the work that the dead process left.
  if (idempotency !== 'state') expect.soft([name, await standing(fixture)]).toEqual([name, before]);
  expect.soft([name, (await fixture.lines()).length]).toEqual([name, lines]);
  if (idempotency === 'transaction') expect.soft([name, status]).toEqual([name, 200]);
  else
    expect.soft([name, status]).toSatisfy(([, answered]) => [200, 404, 409, 422].includes(Number(answered)));
}

const isWriting = (name: string): name is WritingName =>
  Object.entries(officeCalls).some(([one, { reads }]) => one === name && !reads);

/** Names of all calls that write. */
export const writingNames: readonly WritingName[] = Object.keys(officeCalls).filter(isWriting);

/** Checks the audit lines of these writes, and that writes with idempotency are done once. */
export async function proveActs<W extends Fixture>(fixture: W, acts: Partial<Acts<W>>): Promise<void> {
  const dying = crashable(fixture.database);
  for (const name of writingNames) {
    const act = acts[name];
    if (!act) continue;
    await leavesItsLine(fixture, name, act);
    const { idempotency }: OfficePolicy = officeServer[name];
    if (idempotency) await isDoneOnce(fixture, name, act, dying);
  }
}
