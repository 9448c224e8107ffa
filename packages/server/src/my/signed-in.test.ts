import { myMessages as messages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { testVisitor } from '../donations/test-visitor.ts';
import { requestContext, testServices } from '../http/test-services.ts';
import { beginSession, endSession } from '../identity/sessions.ts';
import { requireMe, requireOurs, whoIs } from './signed-in.ts';

const [minuteMs, noon, leela] = [60_000, Date.UTC(2027, 0, 1, 12), 'leela@example.org'];

/** Leela's session, opened at noon. */
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

describe('whoIs', () => {
  test('identifies a member by the cookie of a member session', async () => {
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

  test('no longer identifies a member after the session has ended', async () => {
    const { services, session, hers } = await opened();
    await transaction(services.database, (trx) => endSession(trx, session.id, noon));
    expect(await whoIs(services, hers)).toBeUndefined();
  });

  test('records activity once a minute, which keeps the session alive', async () => {
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

describe('requireMe', () => {
  test('accepts only a signed-in member', async () => {
    const { services, session, hers } = await opened();
    expect(await requireMe(services, requestContext(hers))).toEqual({ key: leela, session });
    await expect(requireMe(services, requestContext())).rejects.toMatchObject({
      status: 401,
      message: messages.signedOut,
    });
  });

  test('refuses a request from another site’s page', async () => {
    const { services, hers } = await opened();
    const chapter = requestContext(hers, { sentFrom: 'https://bay-area.example.org' });
    const refusal = { status: 403, message: 'Requests from other sites are not accepted.' };
    await expect(requireMe(services, chapter)).rejects.toMatchObject(refusal);
    expect(() => requireOurs(chapter)).toThrow(expect.objectContaining(refusal));
    expect(() => requireOurs(requestContext())).not.toThrow();
  });
});
