import { jobBody } from '@banyan/server/jobs/test-job';
import { keepSites } from '@banyan/server/settings/sites';
import { storyBody } from '@banyan/server/stories/test-story';
import { contactBody, freshToken, registrationBody } from '@banyan/server/testing/test-server';
import { type Browser, office } from '../../kernel/test-office.ts';
import type { Acts } from '../../kernel/test-request.ts';

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

/** Office with an admin who reviews submissions. */
export async function reviewFixture() {
  const site = await reviewOffice();
  const { browser } = await site.volunteer(admin);
  const published = async (kind: 'job' | 'story', ref: string) =>
    linesOf((await browser.get(`/published?kind=${kind}`)).body.rows).find((row) => row.ref === ref)?.version;
  let many = 0;
  /** Unique title: two submissions with the same title would count as one. */
  const title = () => {
    many += 1;
    return `The lock, part ${many}`;
  };
  return {
    ...site,
    browser,
    published,
    title,
    /** Adds a published job to the board. */
    board: async () => {
      const ref = await site.sent.job({ title: title() });
      await site.decide(browser, [ref]);
      return ref;
    },
    view: async () => {
      const view = { name: 'Georgia', path: '/office/review', search: 'kind=member', isForAll: true };
      return String((await browser.post('/views', view)).body.id);
    },
  };
}
type Fixture = Awaited<ReturnType<typeof reviewFixture>>;

const text = 'The lock was never shut again. '.repeat(20);

/** Actions on submissions, and the saved views and reasons of volunteers. */
export const reviewActs = {
  saveView: async ({ browser: at }) => ({
    at,
    body: { name: 'Bay', path: '/office/review', search: '', isForAll: true },
  }),
  removeView: async ({ browser: at, view }) => ({ at, named: { id: await view() } }),
  saveDraft: async ({ browser: at, sent, title }) => ({
    at,
    named: { kind: 'ask', ref: await sent.job({ title: title() }) },
    body: { text: { question: 'Which gate?' } },
  }),
  showContact: async ({ browser: at, sent }) => ({ at, named: { ref: await sent.member() } }),
  decide: async ({ browser: at, sent, versionOf }) => {
    const ref = await sent.member();
    return { at, body: { items: [{ ref, version: await versionOf(at, ref) }], as: 'approve' } };
  },
  undoDecision: async ({ browser: at, sent, decide }) => {
    const ref = await sent.member();
    const [item] = linesOf((await decide(at, [ref])).body.items);
    return { at, body: { items: [{ ref, at: item?.at }] } };
  },
  ask: async ({ browser: at, sent, title, versionOf }) => {
    const ref = await sent.job({ title: title() });
    return { at, named: { ref }, body: { text: 'Which gate?', version: await versionOf(at, ref) } };
  },
  undoAsk: async ({ browser: at, sent, title, ask }) => {
    const ref = await sent.job({ title: title() });
    const { question } = (await ask(at, ref)).body;
    return { at, named: { ref }, body: { question } };
  },
  reply: async ({ browser: at, sent, versionOf }) => {
    const ref = await sent.message();
    return { at, named: { ref }, body: { text: 'Come by.', version: await versionOf(at, ref) } };
  },
  undoReply: async ({ browser: at, sent, reply }) => {
    const ref = await sent.message();
    return { at, named: { ref }, body: { reply: (await reply(at, ref)).body.reply } };
  },
  sendNow: async ({ browser: at, sent, reply }) => {
    const ref = await sent.message();
    await reply(at, ref);
    return { at, named: { ref } };
  },
  mergeSubmission: async ({ browser: at, sent, decide, title }) => {
    const two = { email: `${title().replaceAll(/\W+/g, '-')}@example.org`, FirstName: 'Zubeida' };
    await decide(at, [await sent.member(two)]);
    return { at, named: { ref: await sent.member({ ...two, Year: 1977 }) } };
  },
  saveReason: async ({ browser: at, title }) => ({
    at,
    body: { title: title(), kind: null, reason: 'Not ours.' },
  }),
  removeReason: async ({ browser: at, title }) => {
    const name = title();
    await at.post('/reasons', { title: name, kind: null, reason: 'Not ours.' });
    return { at, body: { title: name } };
  },
  unpublish: async ({ browser: at, board, published }) => {
    const ref = await board();
    return { at, named: { ref }, body: { version: await published('job', ref), reason: 'Filled.' } };
  },
  renewJob: async ({ browser: at, board, published }) => {
    const ref = await board();
    return { at, named: { ref }, body: { version: await published('job', ref) } };
  },
  undoPublished: async ({ browser: at, board, published }) => {
    const ref = await board();
    await at.post(`/published/${ref}/take-down`, { version: await published('job', ref), reason: '' });
    return { at, named: { ref } };
  },
  editStory: async ({ browser: at, sent, decide, published, title }) => {
    const ref = await sent.story({ title: title() });
    await decide(at, [ref], {
      as: 'approve',
      story: { category: 'other', excerpt: 'Rain.', withPhoto: false },
    });
    const version = await published('story', ref);
    return { at, named: { ref }, body: { version, title: 'The lock', text, notifyAuthor: true } };
  },
} satisfies Partial<Acts<Fixture>>;
