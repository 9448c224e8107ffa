import { myMessages as messages } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { registrationBody } from '../testing/test-server.ts';
import { firefox, minute, mySite } from './test-my.ts';

const rohan = 'rohan@example.org';

/** A site with high general limits, at the beginning of a window in which attempts are counted. */
async function siteWithRohan() {
  const site = await mySite({ RATE_LIMIT_WRITES: '1000' });
  await site.post('/member/member-register', registrationBody());
  site.clock.ahead = 10 * minute - (Date.now() % (10 * minute));
  return site;
}

test('allows a network three requests for one address and ten in total', async () => {
  const { browser } = await siteWithRohan();
  const statuses: number[] = [];
  for (let tries = 0; tries < 4; tries += 1)
    statuses.push((await browser({ peer: '198.51.100.1' }).ask(rohan)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const at = browser({ peer: '198.51.100.77' });
  for (let tries = 0; tries < 10; tries += 1)
    expect((await at.ask(`somebody-${tries}@example.org`)).status).toBe(200);
  const refused = await at.ask('somebody-else@example.org');
  expect(refused).toMatchObject({
    status: 429,
    my: { state: 'ask', typed: 'somebody-else@example.org' },
    said: { message: messages.askedTooOften, isDone: false },
  });
  // All networks of one IPv6 site count as one for an address.
  const ofSite: number[] = [];
  for (const network of ['1:a', '1:b', '1:c', '1:d', '2:a'])
    ofSite.push((await browser({ peer: `2001:db8:${network}::7` }).ask('tara@example.org')).status);
  expect(ofSite).toEqual([200, 200, 200, 429, 200]);
});

test('lets the owner in whatever strangers request, and keeps the owner’s first email valid', async () => {
  const site = await siteWithRohan();
  const owner = site.browser({ peer: '203.0.113.50' });
  await owner.ask(rohan);
  const first = await site.inEmail(rohan);
  const statuses: number[] = [];
  for (let times = 0; times < 24; times += 1) {
    const stranger = site.browser({ peer: `198.51.100.${times % 12}`, agent: firefox });
    statuses.push((await stranger.ask(rohan)).status);
  }
  // Twelve networks: one email each, and no more after the first six.
  expect(statuses).toEqual([...Array(12).fill(200), ...Array(12).fill(429)]);
  const elsewhere = site.browser({ peer: '203.0.113.51' });
  expect((await elsewhere.ask(rohan)).status).toBe(200);
  const second = await site.inEmail(rohan);
  // After twenty emails to one address, a new network has to answer a question first.
  for (let network = 12; network < 18; network += 1)
    expect((await site.browser({ peer: `198.51.100.${network}` }).ask(rohan)).status).toBe(200);
  const late = site.browser({ peer: '198.51.100.18' });
  expect(await late.ask(rohan)).toMatchObject({
    status: 422,
    my: { state: 'ask', question: { text: expect.stringMatching(/^What is/) } },
    said: { errors: [{ field: 'questionAnswer' }] },
  });
  expect((await late.ask('tara@example.org')).status).toBe(200);
  expect((await owner.post('/my/enter', { token: first.token })).goTo).toBe('/my');
  expect((await elsewhere.post('/my/enter', { code: second.code })).goTo).toBe('/my');
  expect((await elsewhere.page()).email).toBe(rohan);
  // A browser that was signed in before needs no answer.
  await owner.act('sign-out');
  expect((await owner.ask(rohan)).status).toBe(200);
});

test('sends the email to a browser that was signed in before, even beside a stranger on the same network', async () => {
  const site = await siteWithRohan();
  const peer = '203.0.113.50';
  const owner = await site.signIn(rohan, site.browser({ peer }));
  await owner.act('sign-out');
  for (let times = 0; times < 3; times += 1) await site.browser({ peer }).ask(rohan);
  expect((await site.browser({ peer }).ask(rohan)).status).toBe(429);
  expect((await owner.ask(rohan)).status).toBe(200);
  const { token } = await site.inEmail(rohan);
  expect((await owner.post('/my/enter', { token })).goTo).toBe('/my');
  // Once the network has used up its emails, the browser has to answer a question, but is not refused.
  for (let address = 0; address < 7; address += 1)
    await site.browser({ peer }).ask(`somebody-${address}@example.org`);
  expect((await site.browser({ peer }).ask('tara@example.org')).status).toBe(429);
  await owner.act('sign-out');
  expect(await owner.ask(rohan)).toMatchObject({
    status: 422,
    said: { errors: [{ field: 'questionAnswer' }] },
  });
  // This browser gets three emails, wherever it is.
  const abroad = site.browser({ peer: '198.51.100.60' });
  for (const [name, value] of owner.jar) abroad.jar.set(name, value);
  const more: number[] = [];
  for (let times = 0; times < 4; times += 1) more.push((await abroad.ask(rohan)).status);
  expect(more).toEqual([200, 200, 200, 429]);
});
