import type { Grant, OfficeCall } from '@banyan/api/office';
import { officeCalls } from '../calls.ts';
import type { office } from './test-office.ts';
import { type Acts, type Press, ready } from './test-request.ts';
import type { heardStatements } from './test-statements.ts';

type Fixture = Pick<Awaited<ReturnType<typeof office>>, 'database' | 'clock' | 'volunteer' | 'lines'>;
type Sent = Omit<Press, 'at'>;

/** Roles in a chapter that none of the sample records belongs to. */
const elsewhere: readonly Grant[] = [
  { role: 'reviewer', chapter: 'ny-northeast' },
  { role: 'organiser', chapter: 'ny-northeast' },
];

/** Id with the same format that does not exist: `M-0000-0000` for `M-7K2Q-9XPD`. */
const nowhereFor = (id: string): string =>
  /^[A-Z]-[\dA-Z]{4}-[\dA-Z]{4}$/.test(id) ? `${id[0]}-0000-0000` : 'nobody';

/** Ids of the records in the path and the body of a request. */
function idsOf({ named = {}, body }: Sent): readonly string[] {
  // A draft’s kind is not a record; a passkey’s answer has ids of its own.
  const { kind: _, ...things } = named;
  const ids = Object.values(things);
  if (body && !(body instanceof Blob) && !('assertion' in body) && !('attestation' in body))
    JSON.stringify(body, (key, value: unknown) => {
      if ((key === 'id' || key === 'ref') && typeof value === 'string') ids.push(value);
      return value;
    });
  return ids;
}

/** Copy of a request with other ids. */
function replaced({ named, query, body }: Sent, ids: readonly string[], by: (id: string) => string): Sent {
  const inText = (value: object) =>
    JSON.parse(ids.reduce((text, id) => text.replaceAll(id, by(id)), JSON.stringify(value)));
  return {
    ...(named && { named: inText(named) }),
    ...(query !== undefined && { query }),
    ...(body && { body: body instanceof Blob ? body : inText(body) }),
  };
}

/** Beginning of a path, up to its first parameter: `/gifts/{reference}`; empty for a path without one. */
const thingOf = (path: string): string => path.slice(0, path.indexOf('}') + 1);

/** Names of all calls with a path parameter, so that none is missed. */
export const callsWithThing: readonly string[] = Object.entries(officeCalls).flatMap(([name, { path }]) =>
  thingOf(path) ? [name] : [],
);

/** Answers for a record out of scope and for a missing one: status, body and statements of both. */
interface OutsideAnswer {
  name: string;
  there: Asked;
  nowhere: Asked;
}
interface Asked {
  status: number;
  body: string;
  statements: readonly string[];
}

/**
 * Requests the sample records as a volunteer of another chapter: by each write, and by each read of the same record.
 * @param hear Records the statements of a call.
 * @param onlyRead Path parameters of records that have no write, by the name of their read.
 */
export async function askedOutside<W extends Fixture>(
  fixture: W,
  acts: Partial<Acts<W>>,
  hear: ReturnType<typeof heardStatements>,
  onlyRead: Readonly<Record<string, Press['named']>> = {},
): Promise<readonly OutsideAnswer[]> {
  const outsider = (await fixture.volunteer(...elsewhere)).browser;
  const answers = new Map<string, OutsideAnswer>();

  const ask = async ({ method, path }: OfficeCall, sent: Sent): Promise<Asked> => {
    const ids = idsOf(sent);
    const at = path.replace(/\{(\w+)\}/g, (_, name: string) => sent.named?.[name] ?? 'nobody');
    const { answer, statements } = await hear(() =>
      outsider.ask(method, at + (sent.query ?? ''), method === 'GET' ? undefined : (sent.body ?? {})),
    );
    const body = ids.reduce((text, id) => text.replaceAll(id, 'ID'), JSON.stringify(answer.body));
    return { status: answer.status, body, statements };
  };
  const askBoth = async (name: string, call: OfficeCall, sent: Sent) => {
    if (answers.has(name)) return;
    // This request records that the session was seen, so that the measured requests do not.
    await outsider.get('/me');
    const there = await ask(call, sent);
    answers.set(name, { name, there, nowhere: await ask(call, replaced(sent, idsOf(sent), nowhereFor)) });
  };

  for (const [name, call] of Object.entries(officeCalls)) {
    if (name in onlyRead) await askBoth(name, call, { named: onlyRead[name] });
    const act = Object.entries(acts).find(([one]) => one === name)?.[1];
    if (!act) continue;
    const { at: _, ...sent } = await ready(fixture, act);
    if (idsOf(sent).length === 0) continue;
    await askBoth(name, call, sent);
    for (const [read, other] of Object.entries(officeCalls))
      if (other.reads && thingOf(other.path) && thingOf(other.path) === thingOf(call.path))
        await askBoth(read, other, { named: sent.named });
  }
  return [...answers.values()];
}
