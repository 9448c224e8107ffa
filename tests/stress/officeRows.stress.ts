import { type Call, calls } from '@banyan/api/contract';
import fc from 'fast-check';
import { expect } from 'vitest';
import { officeCalls } from '../../office/calls.ts';
import { office } from '../../office/kernel/test-office.ts';
import { hostileText, hostileValue } from './hostileValues.ts';
import { stressTest } from './stressTest.ts';

/** Keys of an object schema; none for another schema. */
function keysOf(schema: object | undefined): string[] {
  const entries = schema && 'entries' in schema ? schema.entries : undefined;
  return typeof entries === 'object' && entries !== null ? Object.keys(entries) : [];
}

const placeholder = /\{\w+\}/g;

interface Row {
  path: string;
  method: Call['method'];
  keys: string[];
  isForm: boolean;
}

const rowsOf = (table: Readonly<Record<string, Call>>, base: string): Row[] =>
  Object.values(table).map(({ path, method, body, multipart }) => ({
    path: base + path,
    method,
    keys: keysOf(body),
    isForm: multipart !== undefined,
  }));

/** Calls left out because they end the session of the test. */
const signOuts = new Set<string>([officeCalls.signOut.path, officeCalls.endSession.path]);

const rows = [
  ...rowsOf(calls, ''),
  ...rowsOf(officeCalls, '/office').filter(({ path }) => !signOuts.has(path.slice('/office'.length))),
];

/** Call, values for some of its keys, and a text for its address. */
const shot = fc
  .tuple(
    fc.nat(rows.length - 1),
    fc.array(fc.tuple(fc.nat(20), fc.oneof(hostileValue, fc.constantFrom('x', 1, true, []))), {
      maxLength: 8,
    }),
    hostileText,
  )
  .map(([index, values, text]) => ({ row: rows[index], values, text }));

function bodyOf({ keys, isForm }: Row, values: readonly (readonly [number, unknown])[]): BodyInit {
  const filled = values.map(([at, value]) => [keys[at % Math.max(1, keys.length)] ?? 'x', value] as const);
  if (!isForm) return JSON.stringify(Object.fromEntries(filled));
  const form = new FormData();
  for (const [key, value] of filled) form.append(key, String(JSON.stringify(value)));
  return form;
}

stressTest(
  'answers no 5xx to hostile bodies, addresses and queries of an admin for every call of the API and the Office',
  { full: 10_000, short: 1_000, of: 'requests' },
  async (count) => {
    const site = await office();
    const { browser } = await site.volunteer({ role: 'admin', chapter: null });
    const reached = new Set<Row>();
    await fc.assert(
      fc.asyncProperty(shot, async ({ row, values, text }) => {
        if (!row) return;
        const hostile = encodeURIComponent(text.toWellFormed()).slice(0, 1_000) || 'none';
        const query = row.method === 'GET' ? `?${row.keys[0] ?? 'q'}=${hostile}&page=${hostile}` : '';
        const path = row.path.replaceAll(placeholder, hostile) + query;
        const body = row.method === 'POST' ? { body: bodyOf(row, values) } : {};
        const answer = await site.request(path, {
          method: row.method,
          headers: {
            Origin: site.config.publicOrigin,
            'X-Forwarded-For': hostile,
            'If-None-Match': hostile,
            Cookie: [...browser.jar].map((pair) => pair.join('=')).join('; '),
            ...(!row.isForm && { 'Content-Type': 'application/json' }),
          },
          ...body,
        });
        await answer.arrayBuffer();
        expect({ path: row.path, status: answer.status }).toSatisfy(({ status }) => status < 500);
        reached.add(row);
      }),
      { numRuns: count },
    );
    expect(site.faults).toEqual([]);
    const me = await browser.get('/me');
    expect(me.status).toBe(200);
    return `${reached.size} calls`;
  },
);
