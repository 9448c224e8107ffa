import type { Acts } from '../../kernel/test-request.ts';
import { admin, linesOf, reviewOffice } from './test-review.ts';

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
