import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { deletedAddresses, suppress, suppressionsOf, unsuppress } from '../mail/suppressions.ts';
import { eventBody, registrationBody, testServer } from '../testing/test-server.ts';
import { renewEmailKeys } from './email-keys.ts';

const typed = ['asha@bücher.example', 'asha@xn--bcher-kva.example', 'Asha@BÜCHER.example'];
const key = 'asha@xn--bcher-kva.example';

test('counts a mailbox once, however its domain is written', async () => {
  const { event, post, rows } = await testServer();
  const path = await event();
  for (const email of typed) expect((await post(path, eventBody({ email }))).status).toBe(200);
  const { registrations } = await rows();
  expect(registrations.map(({ email, email_key }) => [email, email_key])).toEqual([[typed[0], key]]);
});

test('updates old email keys once, except where the new key is already taken', async () => {
  const { database, event, post, rows } = await testServer();
  const [picnic, garba] = [await event({ id: 'picnic' }), await event({ id: 'garba' })];
  await post('/member/member-register', registrationBody({ email: 'ravi@bücher.example' }));
  await post(picnic, eventBody({ email: typed[0] }));
  await sql`update members set email_key = email`.execute(database);
  await sql`update event_registrations set email_key = email`.execute(database);
  await post(picnic, eventBody({ email: typed[1] }));
  await post(garba, eventBody({ email: typed[1] }));
  await sql`delete from settings where key = 'email-keys'`.execute(database);
  await renewEmailKeys(database);
  const { members, registrations } = await rows();
  expect(members.map(({ email_key }) => email_key)).toEqual(['ravi@xn--bcher-kva.example']);
  expect(registrations.map(({ email_key }) => email_key).toSorted()).toEqual([typed[0], key, key]);
});

test('still suppresses an address that was hashed in the old format', async () => {
  const { database } = await testServer();
  const secret = 'secret';
  // Old format: the hash of the address as it was typed.
  const address_hash = createHmac('sha256', `${secret}:suppressions`)
    .update(typed[0] ?? '')
    .digest('base64url');
  const at = new Date(0).toISOString();
  await database.insertInto('suppressions').values({ address_hash, why: 'deleted', at }).execute();
  const isDeleted = await deletedAddresses(database, secret);
  expect(typed.map(isDeleted)).toEqual([true, true, true]);
  expect(isDeleted('asha@example.org')).toBe(false);
  expect(await suppressionsOf(database, secret, key)).toHaveLength(1);
  await transaction(database, async (trx) => {
    await unsuppress(trx, secret, { email: key, why: 'deleted' });
    await suppress(trx, secret, { email: key, why: 'deleted' }, 0);
  });
  expect(await suppressionsOf(database, secret, typed[0] ?? '')).toHaveLength(1);
});
