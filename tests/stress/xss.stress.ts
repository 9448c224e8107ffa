import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { proof } from '@banyan/server/proof';
import { chromium } from '@playwright/test';
import { expect, onTestFinished } from 'vitest';
import { browserArguments, findBrowser } from '../browser.ts';
import { root } from '../steps.ts';
import { payloads } from './payloads.ts';
import { product } from './product.ts';
import { look, type Seen, watched } from './watched.ts';

/** How many texts stand in the lists at once, each in a row of its own of every table. */
const each = 50;

const list = (text: string) => JSON.stringify([text]);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** What of a sample's row is exchanged: everything that anybody types. */
const typed: Readonly<Record<string, (text: string, number: number) => Record<string, SQLInputValue>>> = {
  news: (text) => ({
    title: text,
    summary: text,
    description: text,
    category: text,
    author: text,
    tags: list(text),
  }),
  events: (text, number) => ({
    title: text,
    description: text,
    location: text,
    category: text,
    organizer: text,
    registration_url: number % 4 === 0 ? text : null,
    date: inDays(number % 2 === 0 ? 9 : -9),
    end_date: null,
  }),
  stories: (text) => ({
    title: text,
    story: text,
    content: text,
    excerpt: text,
    read_time: text,
    category: text,
    tags: list(text),
    name: text,
    author_role: text,
    company: text,
    department: text,
  }),
  jobs: (text) => ({
    title: text,
    company: text,
    location: text,
    description: text,
    requirements: text,
    job_type: text,
    application_link: text,
    poster_name: text,
    poster_email: text,
    poster_phone: text,
    show_contact: 1,
    posted_at: new Date().toISOString(),
  }),
  members: (text) => ({
    first_name: text,
    last_name: text,
    company: text,
    linkedin_url: text,
    public_company: 1,
    position: null,
    sort_name: text.toLowerCase(),
  }),
};

/** Puts texts into every table, in place of those before. @returns the addresses of pages about one of them, of every kind in turn */
function publish(file: string, texts: readonly string[]): string[] {
  const database = new DatabaseSync(file);
  // The product writes into it as well.
  database.exec('pragma busy_timeout = 10000; begin immediate');
  const details: string[] = [];
  for (const [table, exchanged] of Object.entries(typed)) {
    database.exec(`delete from ${table} where id like 'xss-%'`);
    const sample = database.prepare(`select * from ${table} limit 1`).get() ?? {};
    for (const [number, text] of texts.entries()) {
      const id = `xss-${table}-${number}`;
      const row = {
        ...sample,
        id,
        ...('reference' in sample && { reference: id }),
        ...('email_key' in sample && { email_key: id, email: `${id}@example.org` }),
        ...exchanged(text, number),
      };
      const names = Object.keys(row);
      database
        .prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        .run(...Object.values(row));
    }
  }
  database.exec('commit');
  database.close();
  for (const number of texts.keys()) {
    const kinds = [
      'news/xss-news',
      'job-board/xss-jobs',
      'alumni-stories/xss-stories',
      'events/register/xss-events',
    ];
    const kind = number % 4 === 1 ? 'events/past/xss-events' : kinds[number % 4];
    details.push(`/${number % 3 === 0 ? kind : kinds[number % 3]}-${number}`);
  }
  return details;
}

const lists = [
  '/',
  '/events',
  '/events/month',
  '/news',
  '/alumni-stories',
  '/alumni-directory',
  '/job-board',
  '/search?q=xss',
];

/** Where an address itself is shown. */
const reflected = (text: string) => {
  const typed = encodeURIComponent(text);
  return [
    `/search?q=${typed}`,
    `/alumni-directory?search=${typed}`,
    `/job-board?search=${typed}`,
    `/news?search=${typed}`,
  ];
};

proof(
  {
    what: 'texts that want to be programs, in every field and every view: none runs, none is only stopped by the policy',
    full: payloads.length,
    of: 'texts',
  },
  async (count) => {
    const { member, dataDir } = await product({ RATE_LIMIT_READS: '0' });
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
    onTestFinished(() => browser.close());
    const seen: Seen = { pages: 0, wrong: [] };
    const pages = await Promise.all([browser.newPage(), browser.newPage()]);
    for (const page of pages) await watched(page, seen);
    await member.start(root);
    const step = payloads.length / count;
    const chosen = Array.from({ length: count }, (_, index) => payloads[Math.floor(index * step)] ?? '');
    for (let from = 0; from < count; from += each) {
      await member.terminate();
      const texts = chosen.slice(from, from + each);
      const details = publish(path.join(dataDir, 'banyan.db'), texts);
      await member.start(root);
      const addresses = [
        ...lists,
        ...details,
        ...texts.filter((_, number) => number % 10 === 0).flatMap(reflected),
      ];
      await Promise.all(
        pages.map(async (page) => {
          for (let address = addresses.pop(); address; address = addresses.pop())
            await look(page, member.url + address, seen);
        }),
      );
    }
    expect(seen.wrong).toEqual([]);
    return `${seen.pages.toLocaleString('en-US')} pages, none ran`;
  },
);
