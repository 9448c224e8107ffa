import { officeMessages as messages } from '@banyan/api/office';
import { requestContext, testServices } from '@banyan/server/http/test-services';
import { expect, test } from 'vitest';
import { officeCalls } from '../calls.ts';
import { galleryOffice } from '../features/gallery/test-gallery.ts';
import { admin } from '../features/review/test-review.ts';
import { admitted } from './admission.ts';

test('limits a volunteer to 600 writes in ten minutes from all networks; reads, other volunteers, and uploads are not counted with them', async () => {
  const site = await galleryOffice({ RATE_LIMIT_WRITES: '5000' });
  const { browser, device } = await site.volunteer(admin);
  const { browser: other } = await site.volunteer(admin);
  const { browser: elsewhere } = await site.signIn(device, site.browser('Firefox', '198.51.100.7'));
  const save = (at = browser) => at.post('/me', { name: 'Meera Kadamb' });
  const file = { name: 'a.jpg', bytes: new Uint8Array(9) };
  for (const at of [browser, other]) expect((await save(at)).status).toBe(200);
  await site.database.updateTable('rate_windows').set({ tries: 599 }).execute();
  expect((await site.at(browser).start(file)).status).toBe(200);
  expect((await save()).status).toBe(200);
  expect(await save(elsewhere)).toMatchObject({ status: 429, body: { message: messages.tooOften } });
  expect((await browser.get('/me')).status).toBe(200);
  expect((await save(other)).status).toBe(200);
});

test('a call is reached only through its permission check, and the server does not start if one has no implementation', async () => {
  const services = { ...(await testServices({ now: Date.now() })), payments: undefined };
  const { getMe } = officeCalls;
  const handle = async () => undefined;
  const table = admitted(services, { getMe }, { getMe: { summary: '', handle } });
  const input = { body: {}, params: undefined, query: undefined };
  await expect(table.getMe?.answer(input, requestContext())).rejects.toThrow('Nobody asked who may getMe.');
  expect(() => admitted(services, { getMe }, {})).toThrow('No implementation of getMe.');
});
