import { newId } from '@banyan/server/database/identity';
import { authenticator } from '@banyan/server/testing/test-authenticator';
import { office, origin } from '../../kernel/test-office.ts';
import type { Acts } from '../../kernel/test-request.ts';
import { admin, linesOf, reviewer } from '../review/test-review.ts';

/** An Office with an admin, and new browsers and volunteers on demand. */
export async function settingsFixture() {
  const site = await office();
  const chief = await site.volunteer(admin);
  let many = 0;
  const email = () => {
    many += 1;
    return `somebody-${many}@example.org`;
  };
  const fixture = {
    ...site,
    email,
    chief: chief.browser,
    device: chief.device,
    /** A browser of a volunteer who lost their passkey, with the body that requests the recovery email. */
    async lostOne() {
      const { me, codes } = await site.volunteer(reviewer);
      return { at: site.browser(), me, body: { email: me.email, code: codes[0] } };
    },
    /** The same browser, with the link of the recovery email. */
    async linked() {
      const { at, me, body } = await fixture.lostOne();
      await at.post('/identity/lost', body);
      const emails = (await site.emails(me.email)).map((letter) => letter.body).join();
      return { at, body: { token: /\/office\/new-passkey#([\w-]{43})/.exec(emails)?.[1] } };
    },
    /** The same browser, after the link was opened. */
    async recovering() {
      const { at, body } = await fixture.linked();
      await at.post('/identity/recovery', body);
      return at;
    },
    /** Another volunteer. Returns the id. */
    colleague: async () => (await site.volunteer(reviewer)).me.id,
    /** A failed email in the outbox. Returns its id. */
    async letter() {
      const id = newId(site.clock.now);
      const at = new Date(site.clock.now).toISOString();
      const row = {
        id,
        recipient: email(),
        reply_to: null,
        subject: id,
        body: '',
        about: 'test',
        batch: null,
        created_at: at,
        attempts: 3,
        next_attempt_at: site.clock.now + 60_000,
        sent_at: null,
        last_error: 'ECONNREFUSED',
        leased_until: 0,
      };
      await site.database.insertInto('outbox').values(row).execute();
      return id;
    },
  };
  return fixture;
}
type Fixture = Awaited<ReturnType<typeof settingsFixture>>;

/** Requests of the endpoints for sign-in, volunteers, settings and mail, one for each write. */
export const settingsActions = {
  signInOptions: async ({ browser }) => ({ at: browser() }),
  signIn: async ({ browser, device }) => {
    const at = browser();
    const { options } = (await at.post('/identity/options')).body;
    return { at, body: { assertion: await device.get(options) } };
  },
  openInvitation: async ({ browser, invitation, email }) => ({
    at: browser(),
    body: { token: await invitation([reviewer], 'Ravi Umbar', email()) },
  }),
  join: async ({ browser, invitation, email }) => {
    const at = browser();
    const token = await invitation([reviewer], 'Ravi Umbar', email());
    const { options } = (await at.post('/identity/invitation', { token })).body;
    const attestation = await authenticator(origin).create(options);
    return { at, body: { token, name: 'Ravi Umbar', attestation } };
  },
  lost: async ({ lostOne }) => {
    const { at, body } = await lostOne();
    return { at, body };
  },
  openRecovery: async ({ linked }) => linked(),
  enrolOptions: async ({ recovering }) => ({ at: await recovering() }),
  enrol: async ({ recovering }) => {
    const at = await recovering();
    const { options } = (await at.post('/identity/enrol/options')).body;
    return { at, body: { attestation: await authenticator(origin).create(options) } };
  },
  stepUpOptions: async ({ chief: at }) => ({ at }),
  stepUp: async ({ chief: at, device }) => {
    const { options } = (await at.post('/identity/fresh/options')).body;
    return { at, body: { assertion: await device.get(options) } };
  },
  signOut: async ({ volunteer }) => ({ at: (await volunteer(reviewer)).browser }),
  saveMe: async ({ chief: at }) => ({ at, body: { name: 'Meera Kadamb' } }),
  passkeyOptions: async ({ chief: at }) => ({ at }),
  addPasskey: async ({ chief: at }) => {
    const { options } = (await at.post('/me/passkeys/options')).body;
    return { at, body: { attestation: await authenticator(origin).create(options) } };
  },
  removePasskey: async ({ volunteer }) => {
    const { browser: at } = await volunteer(reviewer);
    const { options } = (await at.post('/me/passkeys/options')).body;
    const attestation = await authenticator(origin).create(options);
    const { passkeys } = (await at.post('/me/passkeys', { attestation })).body;
    return { at, body: { id: linesOf(passkeys).at(-1)?.id } };
  },
  newCodes: async ({ chief: at }) => ({ at }),
  endSession: async ({ volunteer, signIn }) => {
    const { browser: at, device } = await volunteer(reviewer);
    await signIn(device);
    const { sessions } = (await at.get('/me')).body;
    return { at, body: { id: linesOf(sessions).find(({ isThis }) => !isThis)?.id } };
  },
  invite: async ({ chief: at, email }) => ({
    at,
    body: { name: 'Ravi Umbar', email: email(), grants: [reviewer] },
  }),
  inviteAgain: async ({ chief: at, colleague }) => ({ at, named: { id: await colleague() } }),
  saveGrants: async ({ chief: at, colleague }) => ({
    at,
    named: { id: await colleague() },
    body: { grants: [admin], version: 1 },
  }),
  endVolunteer: async ({ chief: at, colleague }) => ({ at, named: { id: await colleague() } }),
  exportLog: async ({ chief: at }) => ({ at }),
  saveSettings: async ({ chief: at }) => ({
    at,
    body: { holdMinutes: 2, version: (await at.get('/settings')).body.version },
  }),
  makeCopy: async ({ chief: at }) => ({ at, body: { withMedia: false } }),
  retryEmail: async ({ chief: at, letter }) => ({ at, named: { id: await letter() } }),
  dropEmail: async ({ chief: at, letter }) => ({ at, named: { id: await letter() } }),
} satisfies Partial<Acts<Fixture>>;

/** An Office on localhost, with samples. */
export async function triedFixture() {
  const site = await office({ PUBLIC_ORIGIN: 'http://localhost:3000' });
  await site.database
    .insertInto('settings')
    .values({ key: 'samples', value: '2026-11-01T00:00:00.000Z' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return site;
}
type Tried = Awaited<ReturnType<typeof triedFixture>>;

/** Requests of the endpoints that exist only on localhost. */
export const triedActs = {
  demoSignIn: async ({ browser }) => ({
    at: browser(undefined, '127.0.0.1'),
    body: { role: 'admin' },
  }),
  removeSamples: async ({ volunteer }) => ({ at: (await volunteer(admin)).browser }),
} satisfies Partial<Acts<Tried>>;
