import { setTimeout as wait } from 'node:timers/promises';
import { Flyer } from '@banyan/api/office';
import { testLook } from '@banyan/server/events/flyers/test-look';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { office } from '../../kernel/test-office.ts';
import { admin } from '../review/test-review.ts';
import { eventFields } from './test-events.ts';

/* Flyers of events in the Office. */

async function fixture() {
  const site = await office({}, { flyerLook: testLook, flyerIntervalMs: 50 });
  const { browser } = await site.volunteer(admin);
  const flyerOf = async (id: string, at = browser) =>
    v.parse(Flyer, (await at.get(`/events/${id}/flyer`)).body.flyer);
  const flyerIn = async (id: string, state: Flyer['state']) => {
    for (;;) {
      const flyer = await flyerOf(id);
      if (flyer.state === state) return flyer;
      await wait(50);
    }
  };
  const onSite = async (path: string) => (await site.request(path)).status;
  return { ...site, meera: browser, flyerOf, flyerIn, onSite };
}

test('an event has a flyer from its publication to its cancellation, which its page names', async () => {
  const { meera, flyerOf, flyerIn, request, onSite } = await fixture();
  const id = String((await meera.post('/events', eventFields)).body.id);
  expect(await flyerOf(id)).toEqual({
    state: 'draft',
    reason: '',
    alt: 'Garba night, Saturday, October 19, 2030, 6:00 PM to 11:00 PM CDT, Gymnasium, Evanston',
    pictures: [],
  });
  const { version } = (await meera.post(`/events/${id}/show`, { version: 0 })).body;
  const { pictures } = await flyerIn(id, 'ready');
  expect(pictures.map(({ name }) => name)).toEqual(['post', 'screen', 'preview']);
  const paths = pictures.map(({ path }) => path.replace('/api', ''));
  expect(await Promise.all(paths.map(onSite))).toEqual([200, 200, 200]);
  const named = await (await request(`/events/get-events/${id}`)).json();
  expect(named.data.flyer).toBe(pictures[2]?.path);

  await meera.post(`/events/${id}/cancel`, { version, reason: '' });
  expect((await flyerIn(id, 'cancelled')).pictures).toEqual([]);
  await expect.poll(() => Promise.all(paths.map(onSite))).toEqual([404, 404, 404]);
}, 60_000);

test('a flyer that failed can be drawn again', async () => {
  const { meera, flyerIn, database } = await fixture();
  const fields = { ...eventFields, title: 'ગરબા' };
  const id = String((await meera.post('/events', fields)).body.id);
  await meera.post(`/events/${id}/show`, { version: 0 });
  expect((await flyerIn(id, 'failed')).reason).toContain('“ગ”');
  const failedAt = async () =>
    (await database.selectFrom('flyers').select('failed_at').executeTakeFirstOrThrow()).failed_at;
  await database.updateTable('flyers').set({ failed_at: 1 }).execute();

  expect((await meera.post(`/events/${id}/flyer`)).body).toEqual({ success: true });
  await expect.poll(failedAt).toBeGreaterThan(1);
}, 60_000);
