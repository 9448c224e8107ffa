import { officeMessages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { office } from '../../kernel/test-office.ts';
import { bayOrganiser } from '../dashboard/test-dashboard.ts';

const admin = { role: 'admin', chapter: null } as const;

const fields = {
  title: 'Forty-one laptops leave',
  summary: 'What happened.',
  markdown:
    'We asked for thirty.\n\n## Who *carried* them\n\n- 24 go\n- 17 stay\n\n> Mine still had my thesis on it.',
  category: 'Reports',
  chapter: null,
  author: 'Leela Umbar',
  tags: ['Laptops'],
  featured: true,
};

async function newsroom() {
  const site = await office();
  const { browser } = await site.volunteer(admin);
  const onSite = async () => (await (await site.request('/news/fetch-all-news')).json()).data;
  const add = async (publish: boolean, more = {}, at = browser) => {
    const { body } = await at.post('/news', { ...fields, ...more, publish });
    return String(body.id);
  };
  const piece = async (id: string, at = browser) => (await at.get(`/news/${id}`)).body.piece;
  const states = async (at = browser) => (await at.get('/news')).body.counts;
  return { ...site, browser, onSite, add, piece, states };
}

describe('news item', () => {
  test('publishes the HTML of its Markdown, and plain text for other sites', async () => {
    const { add, onSite, piece, browser } = await newsroom();
    const id = await add(true);
    expect(id).toBe('news-forty-one-laptops-leave');
    expect(await onSite()).toMatchObject([
      {
        _id: id,
        description:
          'We asked for thirty.\n\nWho carried them\n\n24 go\n\n17 stay\n\nMine still had my thesis on it.',
        html: expect.stringContaining('<h2>Who <em>carried</em> them</h2>'),
        tags: ['Laptops'],
        featured: true,
        createdBy: { name: 'Leela Umbar' },
      },
    ]);
    expect(await piece(id)).toMatchObject({ state: 'published', version: 1, markdown: fields.markdown });
    const plain = {
      ...fields,
      markdown: 'One.\nStill one "quoted" & more.\n\nTwo.',
      version: 1,
      publish: true,
    };
    expect((await browser.post(`/news/${id}`, plain)).body).toMatchObject({ id, version: 2 });
    const [after] = await onSite();
    expect(after.description).toBe(plain.markdown);
    expect(after).not.toHaveProperty('html');
  });

  test('removes all markup that a page may not contain', async () => {
    const { browser } = await newsroom();
    const markdown =
      '# Top\n\n#### Deep\n\n<script>alert(1)</script><b onclick="x">Bold</b>\n\n[here](javascript:x) ![p](https://a.example/x.png)\n\n[there](https://a.example/)';
    const { html, readTime } = (await browser.post('/news-preview', { markdown })).body;
    expect(html).toContain('<h2>Top</h2>');
    expect(html).toContain('<h3>Deep</h3>');
    expect(html).toContain('<strong>Bold</strong>');
    expect(html).toContain('<a href="https://a.example/" rel="noopener noreferrer">there</a>');
    expect(html).not.toMatch(/script|onclick|javascript|<img/);
    expect(readTime).toBe('1 min read');
  });

  test('returns 422 with a sentence for quotes nested too deeply, in the preview and when it is published', async () => {
    const { browser } = await newsroom();
    const markdown = '>'.repeat(2_000);
    const refused = {
      status: 422,
      body: { errors: [{ field: 'markdown', message: officeMessages.nestedDeep(20) }] },
    };
    expect(await browser.post('/news-preview', { markdown })).toMatchObject(refused);
    expect(await browser.post('/news', { ...fields, markdown, publish: true })).toMatchObject(refused);
  });

  test('keeps a draft off the site until it is published, with that date', async () => {
    const { add, onSite, states, browser, clock, piece } = await newsroom();
    const id = await add(false);
    expect(await onSite()).toEqual([]);
    expect(await states()).toEqual({ published: 0, draft: 1, removed: 0 });
    clock.now += 60_000;
    await browser.post(`/news/${id}`, { ...fields, version: 1, publish: true });
    expect(await onSite()).toMatchObject([{ _id: id, createdAt: new Date(clock.now).toISOString() }]);
    const day = (await piece(id)) as { createdAt: string };
    clock.now += 60_000;
    await browser.post(`/news/${id}`, { ...fields, title: 'Mended', version: 2, publish: true });
    expect(await onSite()).toMatchObject([{ title: 'Mended', createdAt: day.createdAt }]);
  });

  test('removes and restores items to their earlier state, and returns 409 for an outdated version', async () => {
    const { add, onSite, states, browser, database } = await newsroom();
    const [shown, draft] = [await add(true), await add(false, { title: 'A draft' })];
    expect((await browser.post(`/news/${shown}/remove`, { version: 7 })).status).toBe(409);
    expect((await browser.post(`/news/${shown}`, { ...fields, version: 7, publish: true })).status).toBe(409);
    await browser.post(`/news/${shown}/remove`, { version: 1 });
    await browser.post(`/news/${draft}/remove`, { version: 1 });
    expect(await onSite()).toEqual([]);
    expect(await states()).toEqual({ published: 0, draft: 0, removed: 2 });
    await browser.post(`/news/${shown}/restore`);
    await browser.post(`/news/${draft}/restore`);
    await browser.post(`/news/${draft}/restore`);
    expect(await states()).toEqual({ published: 1, draft: 1, removed: 0 });
    const lines = await database.selectFrom('audit_log').select(['action', 'detail']).execute();
    const auditActions = lines.filter(({ action }) => action.startsWith('news'));
    expect(auditActions.map(({ action }) => action).toSorted()).toEqual(
      ['news add', 'news draft', 'news remove', 'news remove', 'news restore', 'news restore'].toSorted(),
    );
    expect(auditActions.every(({ detail }) => detail === '')).toBe(true);
  });

  test('names the volunteer of the last change and its time', async () => {
    const { add, browser, piece, volunteer, clock, database } = await newsroom();
    const id = await add(true);
    expect(await piece(id)).toMatchObject({
      changed: { by: 'Volunteer 1', at: new Date(clock.now).toISOString() },
    });
    clock.now += 60_000;
    const { browser: other } = await volunteer(admin);
    await other.post(`/news/${id}`, { ...fields, title: 'Mended', version: 1, publish: true });
    // A volunteer with an outdated version gets 409 before anything is saved.
    const mine = await browser.post(`/news/${id}`, { ...fields, version: 1, publish: true });
    expect([mine.status, mine.body.errors?.[0]?.code]).toEqual([409, 'changed']);
    expect(await piece(id)).toMatchObject({
      title: 'Mended',
      version: 2,
      changed: { by: 'Volunteer 2', at: new Date(clock.now).toISOString() },
    });
    const row = await database.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await database
      .insertInto('news')
      .values({ ...row, id: 'came-with-it' })
      .execute();
    expect(await piece('came-with-it')).toMatchObject({ changed: null });
  });

  test('a chapter’s volunteer adds news only to their chapter, and cannot give it to another', async () => {
    const { add, volunteer, states } = await newsroom();
    await add(true);
    const { browser: bay } = await volunteer(bayOrganiser);
    const refused = await bay.post('/news', { ...fields, publish: true });
    expect([refused.status, refused.body.message]).toEqual([422, 'Choose a chapter that is yours.']);
    const theirs = String(
      (await bay.post('/news', { ...fields, chapter: 'bay-area', publish: true })).body.id,
    );
    const given = { ...fields, chapter: 'atlanta', version: 1, publish: true };
    expect((await bay.post(`/news/${theirs}`, given)).status).toBe(422);
    expect(await states(bay)).toEqual({ published: 1, draft: 0, removed: 0 });
  });

  test('restores an item that an earlier version of the software unpublished', async () => {
    const { add, states, browser, database, onSite } = await newsroom();
    const id = await add(true);
    await database.updateTable('news').set({ published: 0 }).where('id', '=', id).execute();
    expect(await states()).toEqual({ published: 0, draft: 0, removed: 1 });
    await browser.post(`/news/${id}/restore`);
    expect(await onSite()).toHaveLength(1);
  });
});
