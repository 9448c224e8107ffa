import { officeMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { challengeMs } from './challenges.ts';
import { asked, challengesIn, devices, noon } from './test-identity.ts';
import {
  checkedAttestation,
  checkedUse,
  creationOptions,
  type KeptPasskey,
  type NewPasskey,
} from './webauthn.ts';

const refused = new HttpError(422, messages.refusedPasskey, { event: 'sign-in-refused' });
const event = 'sign-in-refused';
const like = ({ status, message }: HttpError) => ({ status, message, event });

const kept = (passkey: NewPasskey, change: Partial<KeptPasskey> = {}): KeptPasskey => ({
  ...passkey,
  label: 'Chrome',
  created_at: '2027-01-01T12:00:00.000Z',
  last_used_at: null,
  ...change,
});
const known: KeptPasskey = {
  id: 'P1',
  rp_id: 'x',
  public_key: '',
  counter: 0,
  transports: '["internal","pigeon"]',
  backed_up: 0,
  label: '',
  created_at: '',
  last_used_at: null,
};
const credential = { id: 'P1', type: 'public-key', transports: ['internal'] };

describe('passkey options', () => {
  test('asks the browser for a discoverable passkey with user verification', async () => {
    const { database } = await devices();
    const owner = { handle: 'handle', name: 'Meera', email: 'meera@example.org', known: [known] };
    const options = await creationOptions(database, asked(), { owner, association: 'Alumni' }, noon);
    expect(options).toEqual({
      rp: { id: 'alumni.example.org', name: 'Alumni' },
      user: { id: 'handle', name: 'meera@example.org', displayName: 'Meera' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeMs,
      excludeCredentials: [credential],
      attestation: 'none',
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    });
  });
});

describe('new passkey', () => {
  test('stores the key, the counter and the transports of a new passkey', async () => {
    const { device, passkey, database } = await devices();
    expect(await passkey(device())).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      rp_id: 'alumni.example.org',
      counter: 1,
      public_key: expect.stringMatching(/^[\w-]{90,}$/),
      backed_up: 0,
      transports: '["internal"]',
    });
    expect(await challengesIn(database)).toBe(0);
  });

  test.each(['', 'x', Buffer.from('{"challenge":7}').toString('base64url')])(
    'refuses a new passkey that signed nonsense (%j)',
    async (clientDataJSON) => {
      const { database, device, made } = await devices();
      const { response, ...rest } = await made(device());
      const odd = { ...rest, response: { ...response, clientDataJSON } };
      await expect(checkedAttestation(database, odd, asked(), noon)).rejects.toMatchObject(like(refused));
      expect(await challengesIn(database)).toBe(1);
    },
  );
});

describe('passkey use', () => {
  async function shownBy(odd: Parameters<Awaited<ReturnType<typeof devices>>['shown']>[2] = {}, counted = 1) {
    const made = await devices();
    const device = made.device();
    const passkey = kept(await made.passkey(device), { counter: counted });
    const assertion = await made.shown(device, asked(), odd);
    const use = (of = asked(), is = passkey, now = noon) =>
      checkedUse(made.database, assertion, { ...of, known: async () => is }, now);
    return { ...made, passkey, assertion, use };
  }

  test('finds a passkey by its id, and returns its new counter', async () => {
    const { database, passkey, assertion } = await shownBy();
    const ids: string[] = [];
    const find = async (id: string) => {
      ids.push(id);
      return passkey;
    };
    expect(await checkedUse(database, assertion, { ...asked(), known: find }, noon)).toEqual({
      passkey,
      counter: 2,
      isBackedUp: false,
      wentBack: false,
    });
    expect(ids).toEqual([passkey.id]);
  });

  test.each([
    [{ counter: 6 }, 5, false],
    [{ counter: 5 }, 5, true],
    [{ counter: 4 }, 5, true],
    [{ counter: 0 }, 5, true],
    [{ counter: 0 }, 0, false],
    [{ counter: 1 }, 0, false],
  ])('tells if a passkey counts backwards: %j after %i gives %j', async (odd, counted, wentBack) => {
    const { use } = await shownBy(odd, counted);
    expect(await use()).toMatchObject({ counter: odd.counter, wentBack });
  });

  test('refuses the signature of another device than the passkey was made by', async () => {
    const { use, passkey, device } = await shownBy();
    const { public_key } = await (await devices()).passkey(device());
    await expect(use(asked(), { ...passkey, public_key })).rejects.toMatchObject(like(refused));
  });
});
