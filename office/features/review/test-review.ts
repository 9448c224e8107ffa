import { jobBody } from '@banyan/server/jobs/test-job';
import { keepSites } from '@banyan/server/settings/sites';
import { storyBody } from '@banyan/server/stories/test-story';
import { contactBody, freshToken, registrationBody } from '@banyan/server/testing/test-server';
import { type Browser, office } from '../../kernel/test-office.ts';

export const admin = { role: 'admin', chapter: null } as const;
export const reviewer = { role: 'reviewer', chapter: null } as const;
export const bayArea = { role: 'reviewer', chapter: 'bay-area' } as const;

/** Origin of a chapter's site. */
export const baySite = 'https://bay-area.example.org';

/** Row of a list or of a response with items. */
interface Line {
  ref: string;
  kind: string;
  state: string;
  version: string;
  [key: string]: unknown;
}

export const linesOf = (value: unknown): Line[] => (Array.isArray(value) ? value : []);
export const refsOf = (value: unknown) => linesOf(value).map(({ ref }) => ref);

/** Starts a test Office that knows the site of one chapter, with helpers that send submissions through the public API. */
export async function reviewOffice(environment: Record<string, string> = {}) {
  const site = await office({ ALLOWED_ORIGINS: baySite, ...environment });
  await keepSites(site.database, [{ origin: baySite, chapter: 'bay-area' }]);

  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await site.post(path, body, headers);
    const { reference, message } = await answer.json();
    if (typeof reference !== 'string') throw new Error(message);
    return reference;
  };

  let people = 0;
  const sent = {
    member: (more: Record<string, unknown> = {}, headers?: Record<string, string>) => {
      people += 1;
      const own = { email: `member-${people}@example.org`, FirstName: `Rohan ${people}` };
      return send('/member/member-register', registrationBody({ ...own, ...more }), headers);
    },
    job: (more: Record<string, unknown> = {}) => send('/jobs/create-jobs', jobBody(more)),
    message: (more: Record<string, unknown> = {}, headers?: Record<string, string>) => {
      people += 1;
      return send('/contact', contactBody({ message: `Question ${people}`, ...more }), headers);
    },
    async story(more: Record<string, unknown> = {}, photo?: File) {
      const form = new FormData();
      const body = { ...storyBody(more), captchaToken: freshToken() };
      for (const [key, value] of Object.entries(body)) form.set(key, String(value));
      if (photo) form.set('photo', photo);
      const answer = await site.request('/alumni-stories/create', { method: 'POST', body: form });
      const { reference, message } = await answer.json();
      if (typeof reference !== 'string') throw new Error(message);
      return reference;
    },
  };

  /** Loads a submission. */
  const open = async (at: Browser, ref: string) => (await at.get(`/queue/${ref}`)).body;
  const versionOf = async (at: Browser, ref: string) => String((await open(at, ref)).version);

  /** Decides submissions with their current versions. */
  const decide = async (
    at: Browser,
    refs: readonly string[],
    more: Record<string, unknown> = { as: 'approve' },
    headers?: Record<string, string>,
  ) => {
    const items = [];
    for (const ref of refs) items.push({ ref, version: await versionOf(at, ref) });
    return at.post('/queue/decide', { items, ...more }, headers);
  };

  /** Asks a question with the current version. */
  const ask = async (at: Browser, ref: string, text = 'Which gate?') =>
    at.post(`/queue/${ref}/ask`, { text, version: await versionOf(at, ref) });

  /** Replies to a message with its current version. */
  const reply = async (at: Browser, ref: string, text = 'the third one.') =>
    at.post(`/queue/${ref}/reply`, { text, version: await versionOf(at, ref) });

  return {
    ...site,
    sent,
    open,
    versionOf,
    decide,
    ask,
    reply,
    questions: () => site.database.selectFrom('questions').selectAll().orderBy('id').execute(),
    emails: () => site.database.selectFrom('outbox').selectAll().orderBy('id').execute(),
  };
}
