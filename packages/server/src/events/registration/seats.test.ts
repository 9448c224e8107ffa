import { describe, expect, test } from 'vitest';
import { eventBody, testServer, trusting } from '../../testing/test-server.ts';

const full = { success: false, message: 'This event is full. Every seat is taken.' };

async function answers(sent: Promise<Response>[]) {
  const all = await Promise.all(
    (await Promise.all(sent)).map(async (answer) => [answer.status, await answer.json()] as const),
  );
  const of = (wanted: number) => all.filter(([status]) => status === wanted).map(([, body]) => body);
  return { accepted: of(200), refused: of(409), all };
}

describe('event seats', () => {
  test('gives 50 of 200 simultaneous registrations a seat and refuses 150 with a clear message', async () => {
    const { event, post, database, rows, faults } = await testServer();
    const path = await event({ max_attendees: 50, confirmation: 'none' });
    const { accepted, refused, all } = await answers(
      Array.from({ length: 200 }, (_, i) => post(path, eventBody(), {}, `203.0.113.${i}`)),
    );
    const stored = await database.selectFrom('event_registrations').select('reference').execute();
    process.stdout.write(`seats: ${all.length} at once, ${stored.length} rows, ${refused.length} refused\n`);
    expect(accepted).toHaveLength(50);
    expect(refused).toHaveLength(150);
    for (const refusal of refused) expect(refusal).toEqual(full);
    expect(new Set(stored.map((row) => row.reference))).toEqual(
      new Set(accepted.map((body) => body.reference)),
    );
    expect(stored).toHaveLength(50);
    expect((await rows()).emails).toHaveLength(50);
    expect(faults).toEqual([]);
  });

  test('confirms a repeated registration at a full event, but reveals nothing for an address alone', async () => {
    let now = Date.now();
    const { event, post } = await testServer({}, { captchaProvider: trusting, now: () => now });
    const path = await event({ max_attendees: 1 });
    const body = eventBody();
    const first = await (await post(path, body)).json();
    now += 3_600_000;
    expect(await (await post(path, { ...body, firstName: 'TARA', comments: 'Again.' })).json()).toEqual({
      ...first,
      reference: expect.stringMatching(/^E-/),
    });
    for (const guess of [{ firstName: 'Leela' }, { lastName: 'Umbar' }, { graduationYear: 1999 }]) {
      const answer = await post(path, { ...body, ...guess });
      expect([answer.status, await answer.json()]).toEqual([409, full]);
    }
  });
});

test('closes registration at the deadline to the millisecond, even if the form is open', async () => {
  let now = Date.parse('2026-12-05T05:59:59.999Z');
  const { event, post } = await testServer({}, { captchaProvider: trusting, now: () => now });
  const path = await event({ date: '2026-12-12', registration_deadline: '2026-12-04' });
  expect((await post(path, eventBody())).status).toBe(200);
  now += 1;
  const late = await post(path, eventBody());
  expect([late.status, (await late.json()).message]).toEqual([410, 'Registration Closed']);
});
