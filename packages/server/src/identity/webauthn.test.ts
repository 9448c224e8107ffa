import { officeMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../http/refusal.ts';
import { challengeMs } from './challenges.ts';
import { noon } from './test-identity.ts';
import { asked, challengesIn, devices, party, site } from './test-passkeys.ts';
import {
  askedAt,
  checkedAttestation,
  checkedUse,
  creationOptions,
  type KeptPasskey,
  type NewPasskey,
  partyOf,
  requestOptions,
} from './webauthn.ts';

const refused = new Refusal(422, messages.refusedPasskey, { event: 'sign-in-refused' });
const tooLate = new Refusal(422, messages.tooLate, { event: 'sign-in-refused' });
const event = 'sign-in-refused';
const like = ({ status, message }: Refusal) => ({ status, message, event });

const kept = (passkey: NewPasskey, change: Partial<KeptPasskey> = {}): KeptPasskey => ({
  ...{ ...passkey, label: 'Chrome', created_at: '2027-01-01T12:00:00.000Z', last_used_at: null, ...change },
});
const known: KeptPasskey = {
  ...{ id: 'P1', rp_id: 'x', public_key: '', counter: 0, transports: '["internal","pigeon"]', backed_up: 0 },
  ...{ label: '', created_at: '', last_used_at: null },
};
const credential = { id: 'P1', type: 'public-key', transports: ['internal'] };

describe('a browser is asked', () => {
  test('to make a passkey that is found without a name and asks for face, finger or PIN', async () => {
    const { database } = await devices();
    const owner = { handle: 'handle', name: 'Meera', email: 'meera@example.org', known: [known] };
    const options = await creationOptions(database, asked(), { owner, association: 'Alumni' }, noon);
    expect(options).toEqual({
      rp: { id: 'alumni.example.org', name: 'Alumni' },
      user: { id: 'handle', name: 'meera@example.org', displayName: 'Meera' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      ...{ timeout: challengeMs, excludeCredentials: [credential], attestation: 'none' },
      authenticatorSelection: {
        ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    });
  });

  test('to show one, of those that are good', async () => {
    const { database } = await devices();
    expect(await requestOptions(database, asked(), [known], noon)).toEqual({
      ...{ challenge: expect.stringMatching(/^[\w-]{43}$/), rpId: 'alumni.example.org' },
      ...{ timeout: challengeMs, userVerification: 'required', allowCredentials: [credential] },
    });
  });

  test('at the host of the site, for somebody, or for whoever comes', () => {
    expect(partyOf('https://alumni.example.org:8443')).toEqual({
      ...{ host: 'alumni.example.org', origin: 'https://alumni.example.org:8443' },
    });
    const config = { publicOrigin: site };
    expect(askedAt({ config }, 'sign-in')).toEqual({ purpose: 'sign-in', subject: '', party });
    expect(askedAt({ config }, 'fresh', 'V')).toEqual(asked());
  });
});

describe('a passkey that was made', () => {
  test('is kept with its key, its counter, and how it can be reached', async () => {
    const { device, passkey, database } = await devices();
    expect(await passkey(device())).toEqual({
      ...{ id: expect.stringMatching(/^[\w-]{22}$/), rp_id: 'alumni.example.org', counter: 1 },
      ...{ public_key: expect.stringMatching(/^[\w-]{90,}$/), backed_up: 0 },
      transports: '["internal"]',
    });
    expect(await challengesIn(database)).toBe(0);
  });

  test.each<[string, Parameters<Awaited<ReturnType<typeof devices>>['made']>[2]]>([
    ['on a page elsewhere', { origin: 'https://evil.example' }],
    ['without face, finger or PIN', { isVerified: false }],
  ])('%s is refused, and its challenge is used up', async (_, odd) => {
    const { database, device, made } = await devices();
    const attestation = await made(device(), asked(), odd);
    await expect(checkedAttestation(database, attestation, asked(), noon)).rejects.toMatchObject(
      like(refused),
    );
    expect(await challengesIn(database)).toBe(0);
  });

  test('for another host is refused', async () => {
    const { database, device, made } = await devices();
    const other = asked({ party: { host: 'evil.example', origin: site } });
    const attestation = await made(device(), other);
    await expect(checkedAttestation(database, attestation, asked(), noon)).rejects.toMatchObject(
      like(refused),
    );
  });

  test.each([
    ['for something else', { purpose: 'enrol' } as const, noon],
    ['for somebody else', { subject: 'W' }, noon],
    ['too long ago', {}, noon + challengeMs],
  ])('%s comes too late', async (_, other, at) => {
    const { database, device, made } = await devices();
    const attestation = await made(device());
    await expect(checkedAttestation(database, attestation, asked(other), at)).rejects.toMatchObject(
      like(tooLate),
    );
  });

  test('is taken once', async () => {
    const { database, device, made } = await devices();
    const attestation = await made(device());
    await checkedAttestation(database, attestation, asked(), noon);
    await expect(checkedAttestation(database, attestation, asked(), noon)).rejects.toMatchObject(
      like(tooLate),
    );
  });

  test.each(['', 'x', Buffer.from('{"challenge":7}').toString('base64url')])(
    'that signed nonsense (%j) is refused',
    async (clientDataJSON) => {
      const { database, device, made } = await devices();
      const { response, ...rest } = await made(device());
      const odd = { ...rest, response: { ...response, clientDataJSON } };
      await expect(checkedAttestation(database, odd, asked(), noon)).rejects.toMatchObject(like(refused));
      expect(await challengesIn(database)).toBe(1);
    },
  );
});

describe('a passkey that is shown', () => {
  async function shownBy(odd: Parameters<Awaited<ReturnType<typeof devices>>['shown']>[2] = {}, counted = 1) {
    const made = await devices();
    const device = made.device();
    const passkey = kept(await made.passkey(device), { counter: counted });
    const assertion = await made.shown(device, asked(), odd);
    const use = (of = asked(), is = passkey, now = noon) =>
      checkedUse(made.database, assertion, { ...of, known: async () => is }, now);
    return { ...made, passkey, assertion, use };
  }

  test('is known by its id, and tells how far it has counted', async () => {
    const { database, passkey, assertion } = await shownBy();
    const ids: string[] = [];
    const find = async (id: string) => {
      ids.push(id);
      return passkey;
    };
    expect(await checkedUse(database, assertion, { ...asked(), known: find }, noon)).toEqual({
      ...{ passkey, counter: 2, isBackedUp: false, wentBack: false },
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
  ])('that counts %j after %i has counted backwards: %j', async (odd, counted, wentBack) => {
    const { use } = await shownBy(odd, counted);
    expect(await use()).toMatchObject({ counter: odd.counter, wentBack });
  });

  test.each([{ origin: 'https://evil.example' }, { isVerified: false }])('%j is refused', async (odd) => {
    const { use } = await shownBy(odd);
    await expect(use()).rejects.toMatchObject(like(refused));
  });

  test('by another device than it was made by is refused', async () => {
    const { use, passkey, device } = await shownBy();
    const { public_key } = await (await devices()).passkey(device());
    await expect(use(asked(), { ...passkey, public_key })).rejects.toMatchObject(like(refused));
  });

  test('for something else, or too late, comes too late, and nobody is looked for', async () => {
    for (const [of, now] of [
      [asked({ purpose: 'sign-in' }), noon],
      [asked(), noon + challengeMs],
    ] as const) {
      const { database, assertion } = await shownBy();
      const find = () => Promise.reject(new Error('Nobody was to be looked for.'));
      await expect(checkedUse(database, assertion, { ...of, known: find }, now)).rejects.toMatchObject(
        like(tooLate),
      );
    }
  });
});
