import { chromium, type Page } from '@playwright/test';
import { expect, onTestFinished } from 'vitest';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { root } from '../../scripts/steps.ts';
import { payloads } from './payloads.ts';
import { privateLinks } from './privateLinks.ts';
import { insertLike, openFile, product, type Row } from './product.ts';
import { stressTest } from './stressTest.ts';

/** Number of texts in the lists at once: a page of the Office's lists. */
const each = 50;

/** Columns with typed text, in every table that has them. */
const typed = new Set(
  `about alumni_update application_link author author_role body category comments company contact_no content
  department dept_other description detail excerpt first_name from_name job_posting job_type last_error last_name
  linkedin_url location markdown message name note organization organizer personal_note phone poster_email
  poster_name poster_phone program purpose read_time reason recorded_by requirements sort_name story street1
  street2 subject summary title who zip city`.split(/\s+/),
);

const now = new Date().toISOString();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const waiting = { decided_at: null, decided_by: null, reason: null };
const audience = { kind: 'members', chapter: null, from: null, to: null, program: null, mentors: false };

const counts = { written: 0, many: 0, sent: 0, failed: 0, unsubscribed: 0 };

type Columns = (text: string, number: number, event: string) => Row;

/** Other columns of each row that a table gets for a text. */
const tables: Readonly<Record<string, readonly Columns[]>> = {
  news: [
    (text) => ({ tags: JSON.stringify([text]), html: '', published: 1 }),
    (text) => ({ tags: JSON.stringify([text]), html: '', published: 0 }),
  ],
  events: [
    (text, number) => ({
      registration_url: number % 4 === 0 ? text : null,
      date: inDays(number % 2 === 0 ? 9 : -9),
      end_date: null,
    }),
  ],
  stories: [
    (text) => ({ tags: JSON.stringify([text]) }),
    () => ({ ...waiting, status: 'pending', published_at: null, photo: '' }),
  ],
  jobs: [
    () => ({ show_contact: 1, posted_at: now }),
    () => ({ ...waiting, status: 'pending', posted_at: null }),
  ],
  members: [
    (text) => ({ position: null, public_company: 1, newsletter: 1, decided_at: now, decided_by: text }),
    (text) => ({ ...waiting, status: 'pending', position: null, state: text, dept: 'Other' }),
  ],
  contact_messages: [() => ({ ...waiting, status: 'new', created_at: now })],
  event_registrations: [(_, __, event) => ({ event_id: event, year: 1998, created_at: now })],
  donations: [
    (_, number) => ({
      provider: 'demo',
      order_id: `xss-${number}`,
      capture_id: `xss-${number}`,
      state: 'captured',
      captured_at: now,
    }),
  ],
  mailings: [
    () => ({
      ...counts,
      state: 'draft',
      version: 1,
      reply_to: '',
      audience: JSON.stringify(audience),
      made_by: 'sample-admin',
      created_at: now,
      changed_at: now,
    }),
  ],
  // Titles are unique, and some texts are equal.
  saved_reasons: [(text, number) => ({ title: `${text} ${number}`, kind: 'member', created_at: now })],
  saved_views: [
    () => ({ volunteer_id: 'sample-admin', path: '/office/review', search: '?kind=job', created_at: now }),
  ],
  volunteers: [(_, number) => ({ handle: `xss-${number}`, keys_off: 0, version: 1, created_at: now })],
  outbox: [(_, number) => ({ recipient: email(number), created_at: now, attempts: 1, next_attempt_at: 0 })],
  audit_log: [
    (text, number) => ({
      id: `xss-${performance.now()}-${number}`,
      at: now,
      action: 'approve',
      subject: `member xss-${number}`,
      volunteer_id: null,
      data: JSON.stringify({ reason: text }),
    }),
  ],
};

const messages = 'ABCDEFGHJKMNPQRSTVWXYZ';
const email = (number: number) => `xss-${number}@example.org`;
const idOf = (table: string, number: number) => `xss-${table}-${String(number).padStart(3, '0')}`;
const reference = (kind: string, number: number) =>
  `${kind}-XSS${messages[number % 22]}-XSS${messages[Math.floor(number / 22)]}`;
const kinds: Readonly<Record<string, string>> = { event_registrations: 'E', donations: 'D', mailings: 'L' };

/** Replaces the rows of the last round by rows with these texts. @returns the event of the registrations */
function insertTexts(file: string, texts: readonly string[]): string {
  const database = openFile(file);
  database.exec('begin immediate');
  for (const table of Object.keys(tables)) {
    const where = table === 'saved_reasons' ? 'true' : "id like 'xss-%'";
    if (table !== 'audit_log') database.exec(`delete from ${table} where ${where}`);
  }
  const event = String(database.prepare('select id from events where date > ? limit 1').get(now)?.id);
  for (const [table, variants] of Object.entries(tables)) {
    const columns = database
      .prepare(`pragma table_info(${table})`)
      .all()
      .map(({ name }) => String(name));
    const sample = database.prepare(`select * from ${table} limit 1`).get();
    for (const [variant, others] of variants.entries()) {
      for (const [index, text] of texts.entries()) {
        const number = variant * each + index;
        const own: Row = {
          id: idOf(table, number),
          reference: reference(kinds[table] ?? (table[0] ?? '').toUpperCase(), number),
          email: email(number),
          email_key: email(number),
        };
        const known = Object.entries(own).filter(([name]) => columns.includes(name));
        const texted = columns.filter((name) => typed.has(name)).map((name) => [name, text]);
        insertLike(database, table, sample, {
          ...Object.fromEntries([...texted, ...known]),
          ...others(text, number, event),
        });
      }
    }
  }
  database.exec('commit');
  database.close();
  return event;
}

/** Problems found on pages: a text that ran, that the policy stopped, or that an address would run. */
interface Seen {
  pages: number;
  wrong: string[];
}

async function watch(page: Page, seen: Seen): Promise<void> {
  await page.exposeFunction('found', () => void seen.wrong.push(`ran at ${page.url()}`));
  await page.exposeFunction('stopped', (what: string) => void seen.wrong.push(`${what} at ${page.url()}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Object(window).stopped(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** Loads a page, and looks for addresses that contain code. */
async function look(page: Page, url: string, seen: Seen): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  const links = await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    const addresses = [...document.querySelectorAll('[href], [src], [action]')].flatMap((element) =>
      ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
    );
    return addresses.filter((address) =>
      /^\s*(?:javascript|data:text)/i.test(address.replaceAll(/[\0-\x20]/g, '')),
    );
  });
  for (const link of links) seen.wrong.push(`an address ${link} at ${url}`);
  seen.pages += 1;
}

/** Public pages: lists, a page for about every fourth text, and pages that show the address itself. */
const publicPages = (texts: readonly string[]): string[] => [
  ...['/', '/events', '/events/month', '/news', '/alumni-stories', '/alumni-directory', '/job-board'],
  ...texts.flatMap((text, number) => {
    const query = encodeURIComponent(text);
    if (number % 10 === 3)
      return ['/search?q=', '/alumni-directory?search=', '/job-board?search=', '/news?search='].map(
        (page) => page + query,
      );
    if (number % 4 !== 0) return [];
    return [
      `/news/${idOf('news', number)}`,
      `/job-board/${idOf('jobs', number)}`,
      `/alumni-stories/${idOf('stories', number)}`,
      `/events/register/${idOf('events', number)}`,
      `/events/past/${idOf('events', number + 1)}`,
    ];
  }),
];

/** Screens of the Office: lists, tabs of an event, and details of one text. */
const officePages = (event: string, number: number): string[] => [
  ...['', '/review', '/published?kind=job', '/published?kind=story', '/log', '/mail?state=stuck', '/members'],
  ...['/events', '/gifts', '/gifts/statements', '/campaigns', '/news', '/news?state=draft', '/volunteers'],
  ...['/settings?part=words', '/me', '/members/import', `/check-in/${event}`],
  ...['facts', 'people', 'emails', 'history', 'gallery'].map((tab) => `/events/${event}?tab=${tab}`),
  ...['list', 'tags'].map((sheet) => `/events/${event}?print=${sheet}`),
  ...['M', 'J', 'S'].map((kind) => `/review?open=${reference(kind, each + number)}`),
  `/review?open=${reference('C', number)}`,
  `/members/${idOf('members', number)}`,
  `/gifts/${reference('D', number)}`,
  `/campaigns/${idOf('mailings', number)}`,
  `/news/${idOf('news', number)}`,
  `/volunteers/${idOf('volunteers', number)}`,
];

stressTest(
  'shows texts that would be programs as texts: on every public page, in the Office and on pages that emails link to',
  { full: 500, short: 12, of: 'texts' },
  async (count) => {
    const open = { NODE_ENV: 'test', OFFICE: 'on' };
    const { member, dataDir } = await product((port) => ({
      ...open,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    }));
    const site = `http://localhost:${member.port}`;
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
    onTestFinished(() => browser.close());
    const seen: Seen = { pages: 0, wrong: [] };
    const context = await browser.newContext();
    const [page, officePage] = await Promise.all([context.newPage(), context.newPage()]);
    for (const one of [page, officePage]) await watch(one, seen);
    await member.start(root);
    await officePage.goto(`${site}/office/sign-in`);
    await officePage.getByRole('button', { name: /^Meera/ }).click();
    const navigation = officePage.getByRole('navigation', { name: /^Office/ });
    await navigation.first().waitFor();
    let shown = 0;
    for (let from = 0; from < count; from += each) {
      // A restart empties the caches of pages and lists.
      await member.terminate();
      const texts = payloads.slice(from, from + each);
      const event = insertTexts(`${dataDir}/banyan.db`, texts);
      await member.start(root);
      const number = from / each;
      const links = await privateLinks(dataDir, {
        registration: idOf('event_registrations', number),
        mailing: idOf('mailings', number),
        member: idOf('members', number),
        reference: reference('M', number),
        email: email(number),
        question: texts[number] ?? '',
      });
      await context.addCookies([{ name: 'my', value: links.session, url: site, httpOnly: true }]);
      const lookAtPages = async () => {
        const more = [...links.pages, '/my', '/class-of/1998', '/chapters/bay-area'];
        for (const address of [...publicPages(texts), ...more]) await look(page, site + address, seen);
      };
      const lookAtOffice = async () => {
        for (const address of officePages(event, number)) {
          await look(officePage, `${site}/office${address}`, seen);
          await officePage.getByRole('heading', { level: 1 }).first().waitFor();
          await officePage.waitForLoadState('networkidle');
          if (/found/.test((await officePage.textContent('body')) ?? '')) shown += 1;
        }
      };
      await Promise.all([lookAtPages(), lookAtOffice()]);
    }
    expect(seen.wrong).toEqual([]);
    // Checks that the texts are shown; texts that no page shows would prove nothing.
    expect(shown).toBeGreaterThan(15 * Math.ceil(count / each));
    return `${seen.pages} pages, ${shown} screens of the Office with texts, none ran`;
  },
);
