import { describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { write } from '../database/write.ts';
import { Refusal } from '../http/refusal.ts';
import {
  addMemberPasskey,
  checkedMemberPasskey,
  memberHandle,
  memberPasskeysOf,
  noteMemberPasskeyUsed,
  removeMemberPasskey,
} from './member-passkeys.ts';
import { noon, volunteersAtNoon } from './test-identity.ts';
import { asked, devices, party } from './test-passkeys.ts';
import type { NewPasskey } from './webauthn.ts';

const [leela, tara] = ['leela@example.org', 'tara@example.org'];
const iso = new Date(noon).toISOString();
const made: NewPasskey = {
  ...{ id: 'P1', rp_id: party.host, public_key: 'key', counter: 1, transports: '["internal"]', backed_up: 0 },
};
const add = (database: Database, passkey: NewPasskey, key = leela, now = noon) =>
  write(database, (writing) => addMemberPasskey(writing, passkey, { key, label: 'Chrome, Linux' }, now));

test('devices know the passkeys of an email by a text that tells nobody which it is', () => {
  const handle = memberHandle('secret', leela);
  expect(handle).toBe('VeS6Bz9t_OOt9Y9OJHW5LkRNoY9CXz7LSA-ujrIIlIc');
  expect(memberHandle('another', leela)).not.toBe(handle);
  expect(memberHandle('secret', tara)).not.toBe(handle);
});

describe('a member’s passkey', () => {
  test('opens the page of their email, and was not used yet', async () => {
    const database = await volunteersAtNoon();
    expect(await add(database, made)).toBe(true);
    expect(await memberPasskeysOf(database, leela)).toEqual([
      { ...made, email_key: leela, label: 'Chrome, Linux', created_at: iso, last_used_at: null },
    ]);
    expect(await memberPasskeysOf(database, tara)).toEqual([]);
  });

  test('is nobody else’s, and is not there twice', async () => {
    const database = await volunteersAtNoon();
    await add(database, made);
    expect(await add(database, { ...made, counter: 9 }, tara)).toBe(false);
    expect(await memberPasskeysOf(database, leela)).toMatchObject([{ counter: 1 }]);
  });

  test('stands behind the older ones', async () => {
    const database = await volunteersAtNoon();
    await add(database, { ...made, id: 'P3' }, leela, noon + 1);
    await add(database, { ...made, id: 'P2' }, leela, noon + 1);
    await add(database, { ...made, id: 'P4' });
    expect((await memberPasskeysOf(database, leela)).map(({ id }) => id)).toEqual(['P4', 'P2', 'P3']);
  });

  test('tells whose page it opens when it is used, and nothing when it was removed meanwhile', async () => {
    const database = await volunteersAtNoon();
    await add(database, made);
    await add(database, { ...made, id: 'P2' });
    const [passkey] = await memberPasskeysOf(database, leela);
    if (!passkey) throw new Error('There is no passkey.');
    const note = (isBackedUp: boolean) =>
      write(database, (writing) =>
        noteMemberPasskeyUsed(writing, { passkey, counter: 7, isBackedUp, wentBack: false }, noon + 1),
      );
    const remove = (key: string) => write(database, (writing) => removeMemberPasskey(writing, key, 'P1'));
    const used = { counter: 7, last_used_at: new Date(noon + 1).toISOString() };
    expect(await note(true)).toBe(leela);
    expect(await memberPasskeysOf(database, leela)).toMatchObject([
      { ...used, backed_up: 1 },
      { counter: 1, last_used_at: null },
    ]);
    expect(await note(false)).toBe(leela);
    expect(await memberPasskeysOf(database, leela)).toMatchObject([{ ...used, backed_up: 0 }, { id: 'P2' }]);
    expect(await remove(tara)).toBeUndefined();
    expect(await remove(leela)).toMatchObject({ id: 'P1', email_key: leela, counter: 7 });
    expect([await remove(leela), await note(true)]).toEqual([undefined, undefined]);
    expect(await memberPasskeysOf(database, leela)).toMatchObject([{ id: 'P2' }]);
  });
});

test('the use of a member’s passkey is checked against the one that is kept', async () => {
  const { database, device, passkey, shown } = await devices();
  const phone = device();
  const of = asked({ purpose: 'my-page', subject: '' });
  const kept = await passkey(phone, of);
  const unknown = () => new Refusal(422, 'Nobody’s.');
  const use = async () => checkedMemberPasskey(database, await shown(phone, of), { ...of, unknown }, noon);
  await expect(use()).rejects.toMatchObject({ status: 422, message: 'Nobody’s.' });
  await add(database, kept);
  expect(await use()).toMatchObject({ passkey: { email_key: leela }, wentBack: false });
});
