import fc from 'fast-check';
import { expect } from 'vitest';
import { jobBody } from '../../packages/server/src/jobs/test-job.ts';
import {
  contactBody,
  eventBody,
  freshToken,
  registrationBody,
  testServer,
} from '../../packages/server/src/testing/test-server.ts';
import { hostileBytes } from './hostileValues.ts';
import { stressTest } from './stressTest.ts';

const attendance = () => eventBody({ captchaToken: freshToken() });

const calls = [
  { path: '/contact', good: contactBody, stored: 'contact_messages' },
  { path: '/member/member-register', good: registrationBody, stored: 'members' },
  { path: '/events/register/event-kite-morning', good: attendance, stored: 'event_registrations' },
  { path: '/jobs/create-jobs', good: jobBody, stored: 'jobs' },
] as const;

for (const { path, good, stored } of calls) {
  const title = `answers no 5xx to hostile bodies for ${path}, and stores a row exactly when it answers 200`;
  stressTest(title, { full: 10_000, short: 1_000, of: 'bodies' }, async (count) => {
    const { request, database, faults } = await testServer();
    const kept = async () =>
      new Set((await database.selectFrom(stored).select('reference').execute()).map((row) => row.reference));
    const before = await kept();
    const references = new Set<string>();
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(hostileBytes(good), async (bytes) => {
        const answer = await request(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: new Uint8Array(bytes),
        });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const body = await answer.json();
        if (answer.status === 200) references.add(body.reference);
        else {
          expect([400, 413, 422]).toContain(answer.status);
          expect(body).toMatchObject({ success: false, message: expect.stringMatching(/./) });
        }
      }),
      { numRuns: count },
    );
    const fresh = [...(await kept())].filter((reference) => !before.has(reference));
    expect(new Set(fresh)).toEqual(references);
    expect(faults).toEqual([]);
    // Checks that the generator is neither too hostile nor too tame.
    expect(statuses.get(422)).toBeGreaterThan(count / 4);
    expect(statuses.get(200)).toBeGreaterThan(0);
    return `${references.size} stored`;
  });
}
