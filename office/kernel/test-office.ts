import type { CreationOptions, RequestOptions } from '@banyan/api/contract';
import type { Grant, Me } from '@banyan/api/office';
import type { ServerOverrides } from '@banyan/server/create-server';
import { transaction } from '@banyan/server/database/transaction';
import { inviteVolunteer } from '@banyan/server/identity/invitations';
import { authenticator } from '@banyan/server/testing/test-authenticator';
import { testServer, trusting } from '@banyan/server/testing/test-server';
import { mountOffice } from './mount.ts';

export const origin = 'https://alumni.example.org';

/** Answer of the Office, as tests read it. */
interface Answer {
  status: number;
  body: {
    message: string;
    errors?: { code: string; field?: string }[];
    me: Me;
    ended: string | null;
    codes: string[];
    options: CreationOptions & RequestOptions;
    [key: string]: unknown;
  };
  cookies: string[];
}

type Request = Awaited<ReturnType<typeof testServer>>['request'];

/** Browser that keeps cookies and sends the origin of its page. */
function browserOf(request: Request, here: string, agent: string, peer: string | undefined) {
  const jar = new Map<string, string>();
  const ask = async (
    method: 'GET' | 'POST' | 'HEAD',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const own = {
      Host: new URL(here).host,
      'User-Agent': agent,
      Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      ...(method === 'POST' && { Origin: here, 'Content-Type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) };
    const response = await request(
      `/office${path}`,
      { method, headers: { ...own, ...headers }, ...sent },
      peer,
    );
    const cookies = response.headers.getSetCookie();
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    return { status: response.status, body: text && isJson ? JSON.parse(text) : {}, cookies };
  };
  return {
    jar,
    ask,
    get: (path: string, headers?: Record<string, string>) => ask('GET', path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) =>
      ask('POST', path, body, headers),
  };
}
export type Browser = ReturnType<typeof browserOf>;

/** Server with the Office, a clock that tests can set, and browsers. */
export async function office(
  environment: Record<string, string> = {},
  overrides: Omit<ServerOverrides, 'now'> = {},
) {
  const clock = { now: Date.now() };
  const site = await testServer(
    { OFFICE: 'on', PUBLIC_ORIGIN: origin, ...environment },
    { captchaProvider: trusting, samples: false, mounts: [mountOffice], ...overrides, now: () => clock.now },
  );
  const here = environment.PUBLIC_ORIGIN ?? origin;

  const browser = (agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', peer?: string) =>
    browserOf(site.request, here, agent, peer);

  /** Token of an invitation made on the command line. */
  const invitation = async (grants: Grant[], name = 'Meera Kadamb', email = 'meera@example.org') => {
    const invitee = { name, email, grants };
    const inviter = { who: 'the machine', config: site.config };
    const { link } = await transaction(site.database, (trx) =>
      inviteVolunteer(trx, inviter, invitee, clock.now),
    );
    return link.slice(link.indexOf('#') + 1);
  };

  /** Accepts an invitation with a new device. */
  const joined = async (token: string, name = 'Meera Kadamb', at = browser()) => {
    const device = authenticator(here);
    const opened = await at.post('/identity/invitation', { token });
    const attestation = await device.create(opened.body.options);
    const answer = await at.post('/identity/join', { token, name, attestation });
    return { browser: at, device, answer, codes: answer.body.codes, me: answer.body.me };
  };

  let people = 0;
  /** Creates a signed-in volunteer. */
  const volunteer = async (...grants: Grant[]) => {
    people += 1;
    const name = `Volunteer ${people}`;
    return joined(await invitation(grants, name, `volunteer-${people}@example.org`), name);
  };

  /** Signs in again in another browser. */
  const signIn = async (device: ReturnType<typeof authenticator>, at = browser()) => {
    const { body } = await at.post('/identity/options');
    const answer = await at.post('/identity/sign-in', { assertion: await device.get(body.options) });
    return { browser: at, answer };
  };

  /** Confirms with the passkey again. */
  const stepUp = async (at: Browser, device: ReturnType<typeof authenticator>) => {
    const { body } = await at.post('/identity/fresh/options');
    return at.post('/identity/fresh', { assertion: await device.get(body.options) });
  };

  return {
    ...site,
    clock,
    browser,
    invitation,
    joined,
    volunteer,
    signIn,
    stepUp,
    lines: () => site.database.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    emails: async (to: string) => (await site.rows()).emails.filter(({ recipient }) => recipient === to),
  };
}
