import { officeMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { write } from '../database/write.ts';
import {
  addPasskey,
  checkedAssertion,
  notePasskeyUsed,
  otherHost,
  passkeysOf,
  removePasskey,
} from './passkeys.ts';
import { noon, volunteersAtNoon } from './test-identity.ts';
import { asked, devices, party } from './test-passkeys.ts';
import type { NewPasskey } from './webauthn.ts';

const iso = new Date(noon).toISOString();
const made: NewPasskey = {
  ...{ id: 'P1', rp_id: party.host, public_key: 'key', counter: 1, transports: '["internal"]', backed_up: 0 },
};
const add = (database: Database, passkey: NewPasskey, volunteer = 'V', now = noon) =>
  write(database, (writing) => addPasskey(writing, passkey, { volunteer, label: 'Chrome, Linux' }, now));

const unknown = { status: 422, message: messages.unknownPasskey, event: 'sign-in-refused' };

describe('a volunteer’s passkey', () => {
  test('is theirs from the moment it was made', async () => {
    const database = await volunteersAtNoon();
    expect(await add(database, made)).toBe(true);
    expect(await passkeysOf(database, 'V')).toEqual([
      { ...made, volunteer_id: 'V', label: 'Chrome, Linux', created_at: iso, last_used_at: iso },
    ]);
    expect(await passkeysOf(database, 'W')).toEqual([]);
  });

  test('is nobody else’s, and is not there twice', async () => {
    const database = await volunteersAtNoon();
    await add(database, made);
    expect(await add(database, { ...made, counter: 9 }, 'W')).toBe(false);
    expect(await passkeysOf(database, 'V')).toMatchObject([{ counter: 1 }]);
    expect(await passkeysOf(database, 'W')).toEqual([]);
  });

  test('stands behind the older ones', async () => {
    const database = await volunteersAtNoon();
    await add(database, { ...made, id: 'P3' }, 'V', noon + 1);
    await add(database, { ...made, id: 'P2' }, 'V', noon + 1);
    await add(database, { ...made, id: 'P4' });
    expect((await passkeysOf(database, 'V')).map(({ id }) => id)).toEqual(['P4', 'P2', 'P3']);
  });

  test('is noted when it is used, and not when it was removed meanwhile', async () => {
    const database = await volunteersAtNoon();
    await add(database, made);
    await add(database, { ...made, id: 'P2' });
    const [passkey] = await passkeysOf(database, 'V');
    if (!passkey) throw new Error('There is no passkey.');
    const note = (isBackedUp: boolean, counter: number) =>
      write(database, (writing) =>
        notePasskeyUsed(writing, { passkey, counter, isBackedUp, wentBack: false }, noon + 1),
      );
    expect(await note(true, 7)).toBe(true);
    const used = { counter: 7, backed_up: 1, last_used_at: new Date(noon + 1).toISOString() };
    expect(await passkeysOf(database, 'V')).toMatchObject([used, { counter: 1, last_used_at: iso }]);
    expect(await note(false, 8)).toBe(true);
    expect(await passkeysOf(database, 'V')).toMatchObject([{ counter: 8, backed_up: 0 }, { counter: 1 }]);
    await write(database, (writing) => removePasskey(writing, 'V', 'P1'));
    expect(await note(false, 9)).toBe(false);
  });

  test('is removed by whom it is of, once', async () => {
    const database = await volunteersAtNoon();
    await add(database, made);
    await add(database, { ...made, id: 'P2' });
    const remove = (volunteer: string) =>
      write(database, (writing) => removePasskey(writing, volunteer, 'P1'));
    expect([await remove('W'), await remove('V'), await remove('V')]).toEqual([false, true, false]);
    expect(await passkeysOf(database, 'V')).toMatchObject([{ id: 'P2' }]);
  });

  test('of another host is told', async () => {
    const database = await volunteersAtNoon();
    expect(await otherHost(database, party)).toBeUndefined();
    await add(database, made);
    expect(await otherHost(database, party)).toBeUndefined();
    await add(database, { ...made, id: 'P2', rp_id: 'old.example.org' });
    expect(await otherHost(database, party)).toBe('old.example.org');
  });
});

describe('the use of a volunteer’s passkey', () => {
  test('is checked against the one that is kept, whoever comes, or of whom it is asked', async () => {
    const { database, device, passkey, shown } = await devices();
    const phone = device();
    await add(database, await passkey(phone));
    for (const subject of ['', 'V']) {
      const of = asked({ subject, purpose: 'sign-in' });
      const used = await checkedAssertion(database, await shown(phone, of), of, noon);
      expect(used).toMatchObject({ passkey: { volunteer_id: 'V' }, wentBack: false });
    }
  });

  test('is refused of one that is nobody’s, or another’s', async () => {
    const { database, device, passkey, shown } = await devices();
    const phone = device();
    const kept = await passkey(phone);
    const use = async (subject: string) => {
      const of = asked({ subject });
      return checkedAssertion(database, await shown(phone, of), of, noon);
    };
    await expect(use('V')).rejects.toMatchObject(unknown);
    await add(database, kept);
    await expect(use('W')).rejects.toMatchObject(unknown);
    expect(await use('V')).toMatchObject({ passkey: { volunteer_id: 'V' } });
  });
});
