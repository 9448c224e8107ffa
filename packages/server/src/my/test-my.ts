import type { CreationOptions, OpenedMyPage, RequestOptions } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { ApiServer } from '../create-server.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { terminal } from '../testing/terminal.ts';
import type { authenticator } from '../testing/test-authenticator.ts';
import { testServer, trusting } from '../testing/test-server.ts';

export const minute = 60_000;
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
export const firefox = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';

type Device = ReturnType<typeof authenticator>;
type Odd = Parameters<Device['get']>[1];

/** Response as a browser sees it. */
interface Seen {
  status: number;
  /** Page; `undefined` for a redirect or a file. */
  my: OpenedMyPage['my'] | undefined;
  said: OpenedMyPage['said'];
  goTo: string | undefined;
  file: { type: string; name: string; body: string } | undefined;
  cookies: readonly string[];
}

interface Where {
  origin: string;
  peer?: string;
  agent?: string;
}

/** A browser without scripts: it keeps cookies and sends its `Origin`. */
export function browserAt(server: ApiServer, { origin, peer = '203.0.113.7', agent = chrome }: Where) {
  const jar = new Map<string, string>();
  const sent = () => ({
    'User-Agent': agent,
    Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
  });
  const seen = (answer: Awaited<ReturnType<ApiServer['my']['open']>>): Seen => {
    for (const cookie of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const page = 'page' in answer ? answer.page : undefined;
    return {
      status: page?.status ?? ('goTo' in answer ? 303 : 200),
      my: page?.my,
      said: page?.said,
      goTo: 'goTo' in answer ? answer.goTo : undefined,
      file: 'file' in answer ? answer.file : undefined,
      cookies: answer.cookies,
    };
  };
  const get = async (path: string, method = 'GET') =>
    seen(await server.my.open(new Request(`${origin}${path}`, { method, headers: sent() }), { peer }));
  const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields);
    const own = { ...sent(), Origin: origin, ...headers };
    return seen(
      await server.my.post(new Request(`${origin}${path}`, { method: 'POST', headers: own, body }), { peer }),
    );
  };
  /** Requests passkey options as the page's script does; for an error it returns status and message. */
  const optionsFor = async (what: 'enter' | 'make') => {
    const own = { ...sent(), Origin: origin, 'Content-Type': 'application/json' };
    const request = { method: 'POST', headers: own, body: '{}' };
    const answer = await server.fetch(new Request(`${origin}/api/my/passkeys/${what}`, request), { peer });
    const body: { options: CreationOptions & RequestOptions; message?: string } = await answer.json();
    return { status: answer.status, ...body };
  };
  /** Makes a passkey on a person's own page. */
  const makePasskey = async (device: Device, odd?: Odd) => {
    const passkey = JSON.stringify(await device.create((await optionsFor('make')).options, odd));
    return post('/my', { act: 'add-passkey', about: '', to: '', passkey });
  };
  /** Signs in with a passkey. */
  const showPasskey = async (device: Device, odd?: Odd) => {
    const { options } = await optionsFor('enter');
    return post('/my/enter', { passkey: JSON.stringify(await device.get(options, odd)) });
  };
  /** Own page of the signed-in person. @throws if nobody is signed in */
  const page = async (path = '/my') => {
    const { my } = await get(path);
    if (my?.state !== 'signed-in') throw new Error(`Not signed in, but ${my?.state}.`);
    return my.page;
  };
  return {
    jar,
    get,
    post,
    page,
    ask: (email: string) => post('/my', { email }),
    optionsFor,
    makePasskey,
    showPasskey,
    act: (act: string, about = '', to = '') => post('/my', { act, about, to }),
  };
}

type Site = Pick<Awaited<ReturnType<typeof testServer>>, 'server' | 'config' | 'database'>;

/** Helpers for tests of a person's own page, on any site. */
export function myOn({ server, config, database }: Site) {
  const origin = config.publicOrigin;
  const emails = async (email: string) => {
    const all = await database.selectFrom('outbox').selectAll().orderBy('id').execute();
    return all.filter(({ recipient }) => emailKey(recipient) === emailKey(email));
  };
  /** Link and code of the latest email. */
  const inEmail = async (email: string) => {
    const [mail] = (await emails(email)).filter(({ body }) => body.includes('/my/enter')).slice(-1);
    const [, token = ''] = /\/my\/enter\?token=(\S+)/.exec(mail?.body ?? '') ?? [];
    const [, code = ''] = /^(\w{3} \w{3})$/m.exec(mail?.body ?? '') ?? [];
    return { token, code };
  };
  const browser = (where: Partial<Where> = {}) => browserAt(server, { origin, ...where });
  /** Requests the email and presses the button behind its link. */
  const signIn = async (email: string, at = browser()) => {
    await at.ask(email);
    const { token } = await inEmail(email);
    await at.post('/my/enter', { token });
    return at;
  };
  return { origin, emails, inEmail, browser, signIn };
}

/** A site with an adjustable clock and members with entries. */
export async function mySite(environment: Record<string, string> = {}) {
  const clock = { ahead: 0 };
  const site = await testServer(environment, {
    captchaProvider: trusting,
    samples: false,
    now: () => Date.now() + clock.ahead,
  });
  return { ...site, clock, banyan: terminal(site.dataDir), review: reviewing(site), ...myOn(site) };
}
