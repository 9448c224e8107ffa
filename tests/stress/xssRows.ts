import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { privateLinks, proof } from '@banyan/server/proof';
import { chromium, type Page } from '@playwright/test';
import { expect, onTestFinished } from 'vitest';
import { browserArguments, findBrowser } from '../browser.ts';
import { root } from '../steps.ts';
import { payloads } from './payloads.ts';
import { product } from './product.ts';
import { look, type Seen, watched } from './watched.ts';

/* What is read before anybody has approved it, and by whom it is kept: the Office, and pages behind letters. */

/** How many texts stand in the lists at once: as many as a page of them shows. */
const each = 50;

type Row = Readonly<Record<string, SQLInputValue>>;

const now = new Date().toISOString();
const email = (number: number) => `xss-${number}@example.org`;

/** Words as they are typed, in every column that has any. */
const named = (text: string, number: number) => ({
  first_name: text,
  last_name: text,
  email: email(number),
  email_key: email(number),
});
const decision = { decided_at: null, decided_by: null, reason: null };

/** A row of each table for each text, that of the first start where there is one to begin with. */
const rows: Readonly<Record<string, (text: string, number: number, event: string) => Row>> = {
  members: (text, number) => ({
    ...named(text, number),
    ...{ ...decision, reference: reference('M', number), position: null, sort_name: text.toLowerCase() },
    ...(number % 2 === 0
      ? { status: 'pending' }
      : { status: 'approved', newsletter: 1, decided_at: now, decided_by: text }),
    ...{ phone: text, street1: text, street2: text, city: text, zip: text, state: text, company: text },
    ...{ linkedin_url: text, dept: 'Other', dept_other: text, job_posting: text, alumni_update: text },
    ...{ personal_note: text, sent_from: null, created_at: now },
  }),
  contact_messages: (text, number) => ({
    ...{ first_name: text, last_name: text, email: email(number), phone: text, message: text },
    ...{ ...decision, reference: reference('C', number), status: 'new', created_at: now },
  }),
  jobs: (text, number) => ({
    ...{ title: text, company: text, location: text, description: text, requirements: text },
    ...{ application_link: text, poster_name: text, poster_email: email(number), poster_phone: text },
    ...{
      ...decision,
      reference: reference('J', number),
      status: 'pending',
      posted_at: null,
      created_at: now,
    },
  }),
  stories: (text, number) => ({
    ...{
      title: text,
      story: text,
      content: text,
      excerpt: text,
      read_time: text,
      name: text,
      author_role: text,
    },
    ...{ company: text, department: text, email: email(number), contact_no: text, photo: '' },
    ...{
      ...decision,
      reference: reference('S', number),
      status: 'pending',
      created_at: now,
      published_at: null,
    },
  }),
  event_registrations: (text, number, event) => ({
    ...named(text, number),
    ...{ reference: reference('E', number), event_id: event, year: 1998, comments: text, created_at: now },
  }),
  donations: (text, number) => ({
    ...named(text, number),
    ...{ reference: reference('D', number), provider: 'demo', order_id: `xss-${number}`, state: 'captured' },
    ...{ cents: 2500, currency: 'USD', token_hash: `xss-${number}`, token_expires_at: 0, program: text },
    ...{ purpose: text, note: text, recorded_by: text, attempt: 0, capture_id: `c-${number}` },
    ...{ captured_cents: 2500, captured_currency: 'USD', captured_at: now, refunded_cents: 0 },
    ...{ created_at: now, changed_at: now },
  }),
  mailings: (text, number) => ({
    ...{ reference: reference('L', number), state: 'draft', version: 1, subject: text, markdown: text },
    ...{ from_name: text, reply_to: '', chapter: null, event_id: null, made_by: 'sample-admin' },
    audience: JSON.stringify({
      ...{ kind: 'members', chapter: null, from: null, to: null, program: null, mentors: false },
    }),
    ...{ created_at: now, changed_at: now, written: 0, many: 0, sent: 0, failed: 0, unsubscribed: 0 },
  }),
  news: (text, number) => ({
    ...{ title: text, summary: text, description: text, category: text, author: text, markdown: text },
    ...{ html: '', published: number % 2, tags: JSON.stringify([text]), created_at: now },
  }),
  // No two titles are the same, and some of the texts are.
  saved_reasons: (text, number) => ({
    title: `${text} ${number}`,
    ...{ kind: 'member', reason: text, created_at: now },
  }),
  saved_views: (text) => ({
    ...{
      volunteer_id: 'sample-admin',
      path: '/office/review',
      name: text,
      search: '?kind=job',
      created_at: now,
    },
  }),
  volunteers: (text, number) => ({
    ...{ name: text, email: email(number), email_key: email(number), handle: `xss-${number}` },
    ...{ keys_off: 0, version: 1, created_at: now },
  }),
  outbox: (text, number) => ({
    ...{ recipient: email(number), subject: text, body: text, about: text, created_at: now, attempts: 1 },
    ...{ next_attempt_at: 0, last_error: text },
  }),
  audit_log: (text, number) => ({
    ...{ at: now, who: text, action: 'approve', subject: `member xss-${number}`, detail: text },
    ...{ volunteer_id: null, data: JSON.stringify({ reason: text }) },
  }),
};

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ';
/** Looks like one of ours, and is the same for the same number. */
const reference = (kind: string, number: number) =>
  `${kind}-XSS${letters[number % 22]}-XSS${letters[Math.floor(number / 22)]}`;

/** As long as a row's id is, of a registration at least, whose link is made of it. */
const idOf = (table: string, number: number) => `xss-${table}-${String(number).padStart(2, '0')}`;

/** Puts texts into every table, in place of those before. @returns the event that has the registrations */
function keep(file: string, texts: readonly string[]): string {
  const database = new DatabaseSync(file);
  // The product writes into it as well.
  database.exec('pragma busy_timeout = 10000; pragma foreign_keys = off; begin immediate');
  const event = String(database.prepare('select id from events where date > ? limit 1').get(now)?.id);
  for (const [table, made] of Object.entries(rows)) {
    const hasId = table !== 'saved_reasons';
    if (table !== 'audit_log')
      database.exec(`delete from ${table} where ${hasId ? "id like 'xss-%'" : 'true'}`);
    const sample = hasId ? (database.prepare(`select * from ${table} limit 1`).get() ?? {}) : {};
    for (const [number, text] of texts.entries()) {
      const id = table === 'audit_log' ? `xss-${performance.now()}-${number}` : idOf(table, number);
      const row = { ...sample, ...(hasId && { id }), ...made(text, number, event) };
      const names = Object.keys(row);
      database
        .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        .run(...Object.values(row));
    }
  }
  database.exec('commit');
  database.close();
  return event;
}

const lists = (event: string) => [
  ...['', '/review', '/published?kind=job', '/published?kind=story', '/log', '/mail?state=stuck', '/members'],
  ...[
    '/events',
    '/gifts',
    '/gifts/statements',
    '/letters',
    '/news',
    '/news?state=draft',
    '/settings?part=words',
  ],
  ...['/volunteers', '/me', '/members/import', `/door/${event}`],
  ...['facts', 'people', 'letters', 'history', 'gallery'].map((tab) => `/events/${event}?tab=${tab}`),
  ...['list', 'tags'].map((sheet) => `/events/${event}?print=${sheet}`),
];

/** Screens about one of them, another one each time. */
const details = (number: number) => [
  ...(['M', 'J', 'S', 'C'] as const).map((kind) => `/review?open=${reference(kind, number)}`),
  ...[
    `/members/${idOf('members', number | 1)}`,
    `/gifts/${reference('D', number)}`,
    `/letters/${idOf('mailings', number)}`,
  ],
  ...[`/news/${idOf('news', number)}`, `/volunteers/${idOf('volunteers', number)}`],
];

/** Looks at a screen that has come: its title stands, and nothing is on its way any more. @returns whether one of the texts stands there */
async function seen(page: Page, url: string, what: Seen): Promise<boolean> {
  await look(page, url, what);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return /found/.test((await page.textContent('body')) ?? '');
}

proof(
  {
    what: 'texts that want to be programs, before anybody approved them: in the Office, and on pages behind letters, none runs',
    full: payloads.length,
    of: 'texts',
  },
  async (count) => {
    const open = { NODE_ENV: 'test', OFFICE: 'on', RATE_LIMIT_READS: '0' };
    const { member, dataDir } = await product(open, (port) => ({
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    }));
    const site = `http://localhost:${member.port}`;
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
    onTestFinished(() => browser.close());
    const what: Seen = { pages: 0, wrong: [] };
    await member.start(root);
    const page = await browser.newPage();
    await watched(page, what);
    await page.goto(`${site}/office/sign-in`);
    await page.getByRole('button', { name: /^Meera/ }).click();
    await page
      .getByRole('navigation', { name: /^Office/ })
      .first()
      .waitFor();
    let shown = 0;
    const step = payloads.length / count;
    const chosen = Array.from({ length: count }, (_, index) => payloads[Math.floor(index * step)] ?? '');
    for (let from = 0; from < count; from += each) {
      const texts = chosen.slice(from, from + each);
      const event = keep(path.join(dataDir, 'banyan.db'), texts);
      const round = from / each;
      for (const address of [...lists(event), ...details(round % texts.length)])
        if (await seen(page, `${site}/office${address}`, what)) shown += 1;
      const number = (round % texts.length) | 1;
      const { pages, session } = await privateLinks(dataDir, {
        registration: idOf('event_registrations', number),
        mailing: idOf('mailings', number),
        member: { id: idOf('members', number), reference: reference('M', number) },
        email: email(number),
        question: texts[number % texts.length] ?? '',
      });
      await page.context().addCookies([{ name: 'my', value: session, url: site, httpOnly: true }]);
      for (const address of [...pages, '/my', '/class-of/1998', '/chapters/bay-area'])
        await look(page, site + address, what);
    }
    expect(what.wrong).toEqual([]);
    // They are there to be read, or nothing was tried.
    expect(shown).toBeGreaterThan(15 * Math.ceil(count / each));
    return `${what.pages.toLocaleString('en-US')} pages, ${shown} screens with them, none ran`;
  },
);
