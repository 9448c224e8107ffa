import { myMessages as messages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { testVisitor } from '../donations/test-visitor.ts';
import { requestContext, testServices } from '../http/test-services.ts';
import { beginSession, endSession } from '../identity/sessions.ts';
import { requireMe, requireOurs, whoIs } from './signed-in.ts';

const [minuteMs, noon, leela] = [60_000, Date.UTC(2027, 0, 1, 12), 'leela@example.org'];

/** Leela, who has opened her page at noon. */
async function opened() {
  const clock = { now: noon };
  const services = await testServices(clock);
  const begin = (kind: 'member' | 'office') =>
    transaction(services.database, (trx) =>
      beginSession(trx, { kind, subject: leela, passkey: null, label: 'Chrome' }, noon),
    );
  const { token, session } = await begin('member');
  const seenAt = async () => {
    const row = services.database
      .selectFrom('sign_in_sessions')
      .select('seen_at')
      .where('id', '=', session.id);
    return (await row.executeTakeFirstOrThrow()).seen_at;
  };
  return { clock, services, begin, session, seenAt, hers: testVisitor({ '__Host-my': token }).visitor };
}

describe('whose page it is', () => {
  test('is told by the cookie of a member’s session', async () => {
    const { services, session, hers, begin } = await opened();
    expect(await whoIs(services, hers)).toEqual({ key: leela, session });
    const volunteer = (await begin('office')).token;
    const others: Record<string, string>[] = [
      {},
      { '__Host-my': 'x' },
      { '__Host-my': volunteer },
      { my: 'x' },
    ];
    for (const cookies of others) expect(await whoIs(services, testVisitor(cookies).visitor)).toBeUndefined();
  });

  test('is not told any more when the session has ended', async () => {
    const { services, session, hers } = await opened();
    await transaction(services.database, (trx) => endSession(trx, session.id, noon));
    expect(await whoIs(services, hers)).toBeUndefined();
  });

  test('is noted as an act, once a minute, which keeps them signed in', async () => {
    const { clock, services, hers, seenAt } = await opened();
    clock.now += minuteMs - 1;
    await whoIs(services, hers);
    expect(await seenAt()).toBe(noon);
    for (const minutes of [20, 40, 60]) {
      clock.now = noon + minutes * minuteMs;
      expect(await whoIs(services, hers)).toMatchObject({ key: leela });
      expect(await seenAt()).toBe(clock.now);
    }
    clock.now += 30 * minuteMs;
    expect(await whoIs(services, hers)).toBeUndefined();
  });
});

describe('who may do something', () => {
  test('is whoever is signed in', async () => {
    const { services, session, hers } = await opened();
    expect(await requireMe(services, requestContext(hers))).toEqual({ key: leela, session });
    await expect(requireMe(services, requestContext())).rejects.toMatchObject({
      ...{ status: 401, message: messages.signedOut },
    });
  });

  test('is nobody who comes from a page of another site', async () => {
    const { services, hers } = await opened();
    const chapter = requestContext(hers, { sentFrom: 'https://bay-area.example.org' });
    const refusal = { status: 403, message: 'Requests from other sites are not accepted.' };
    await expect(requireMe(services, chapter)).rejects.toMatchObject(refusal);
    expect(() => requireOurs(chapter)).toThrow(expect.objectContaining(refusal));
    expect(() => requireOurs(requestContext())).not.toThrow();
  });
});
