import { myMessages as messages } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { testVisitor } from '../donations/test-visitor.ts';
import { countForAddress, countForNetwork, wantsProof } from './email-limit.ts';

const noon = Date.UTC(2027, 0, 1, 12);
const refusal = { status: 429, message: messages.askedTooOften, headers: { 'Retry-After': '600' } };
const key = 'leela@example.org';
const allTo = `my page emails to ${key}`;

async function countEmail(asking: Parameters<typeof countForAddress>[0], now: number) {
  await countForNetwork(asking, now);
  await countForAddress(asking, now);
}

/** Browsers in several networks, whose attempts share one counter. */
function networks() {
  const counts = new Map<string, number>();
  return (network: string) => ({
    ...testVisitor().visitor,
    network,
    async count(purpose: string, by = 1) {
      const add = (name: string) => {
        counts.set(name, (counts.get(name) ?? 0) + by);
        return counts.get(name) ?? 0;
      };
      return { one: add(`${purpose}:${network}`), all: add(`${purpose}:all`) };
    },
  });
}

test('a network gets ten emails in ten minutes, whatever others do', async () => {
  const visitorOf = networks();
  const visitor = visitorOf('203.0.113.7');
  for (let emails = 0; emails < 10; emails += 1)
    await countEmail({ visitor: visitorOf('203.0.113.8'), key: `b${emails}@example.org` }, noon);
  for (let emails = 0; emails < 10; emails += 1)
    await countEmail({ visitor, key: `a${emails}@example.org` }, noon);
  await expect(countEmail({ visitor, key }, noon)).rejects.toMatchObject(refusal);
});

test('a network gets three emails for one address, and other networks get their own', async () => {
  const visitorOf = networks();
  for (let emails = 0; emails < 3; emails += 1)
    await countEmail({ visitor: visitorOf('203.0.113.7'), key }, noon);
  await expect(countEmail({ visitor: visitorOf('203.0.113.7'), key }, noon)).rejects.toMatchObject(refusal);
  await countEmail({ visitor: visitorOf('203.0.113.8'), key }, noon);
});

test('counts the networks of one IPv6 site as one', async () => {
  const visitorOf = networks();
  for (const last of ['a', 'b', 'c'])
    await countEmail({ visitor: visitorOf(`2001:db8:1:${last}`), key }, noon);
  await expect(countEmail({ visitor: visitorOf('2001:db8:1:d'), key }, noon)).rejects.toMatchObject(refusal);
  await countEmail({ visitor: visitorOf('2001:db8:2:a'), key }, noon);
});

test('after six emails to one address, each further network gets one', async () => {
  const visitorOf = networks();
  for (const network of ['203.0.113.1', '203.0.113.2'])
    for (let emails = 0; emails < 3; emails += 1)
      await countEmail({ visitor: visitorOf(network), key }, noon);
  for (let network = 3; network < 40; network += 1) {
    const visitor = visitorOf(`203.0.113.${network}`);
    await countEmail({ visitor, key }, noon);
    await expect(countEmail({ visitor, key }, noon)).rejects.toMatchObject(refusal);
  }
});

test('a browser in which the page was opened before gets three emails, whatever strangers or its network did', async () => {
  const { visitor, tries, others } = testVisitor();
  tries.set('my page emails', 1_000);
  others.set(allTo, 1_000);
  const asking = { visitor, key, browser: 'known' };
  expect(await wantsProof(asking)).toBe(false);
  for (let emails = 0; emails < 3; emails += 1) await countEmail(asking, noon);
  await expect(countEmail(asking, noon)).rejects.toMatchObject(refusal);
});

test('requires a captcha from the twenty-first email to one address', async () => {
  const { visitor, others } = testVisitor();
  others.set(allTo, 19);
  expect(await wantsProof({ visitor, key })).toBe(false);
  others.set(allTo, 20);
  expect(await wantsProof({ visitor, key })).toBe(true);
  expect(await wantsProof({ visitor, key: 'tara@example.org' })).toBe(false);
});
