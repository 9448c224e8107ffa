import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { createClientOf } from '@banyan/api/client';
import { createStory, type EventItem } from '@banyan/api/contract';
import type { Browser } from 'playwright-core';
import { environment, root } from '../../steps.ts';
import type { Product } from '../product.ts';
import { writeRows } from '../writeRows.ts';

const execute = promisify(execFile);

/** Pixels of a photo as a camera makes it, and of a portrait as the site keeps it. */
const sizes = { photo: { width: 4_000, height: 3_000 }, portrait: { width: 1_200, height: 1_600 } };

/** The event whose gallery they become. */
const gallery = 'event-garba-night';

type Media = EventItem['media'];

/** Pictures that nobody took: colours that run into one another, as JPEG. */
async function drawPhoto(
  browser: Browser,
  file: string,
  size: keyof typeof sizes,
  turn: number,
): Promise<void> {
  const page = await browser.newPage({ viewport: sizes[size] });
  const colours = [0, 40, 90, 200, 300, 360].map(
    (hue) => `hsl(${hue + turn * 50} 60% ${40 + (hue % 7) * 5}%)`,
  );
  await page.setContent(
    `<body style="margin:0;height:100vh;background:conic-gradient(from ${turn * 30}deg,${colours})">`,
  );
  await page.screenshot({ path: file, type: 'jpeg', quality: 92 });
  await page.close();
}

/** What somebody tells, with a portrait. */
const story = {
  title: 'A bridge is a promise',
  name: 'Rohan Bakul',
  email: 'rohan@example.org',
  contactNo: '555-0142',
  graduationYear: 1998,
  department: 'Civil Engineering',
  currentRole: 'Bridge engineer',
  company: 'Kettle River',
  category: 'career',
  story: 'It is kept by whoever looks after it. '.repeat(20),
  agreeTerms: true,
  fillMs: 60_000,
} as const;

/**
 * The samples are drawings, which have no pixels to waste. So photos come in as an association's do: a gallery by the
 * command line, the pictures of other events and of news as the Office refers to them, and the portrait of an author with a story,
 * which is approved and then stands beside all of them.
 */
export async function addPhotos(
  browser: Browser,
  { url, dataDir }: Pick<Product, 'url' | 'dataDir'>,
  count: number,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'banyan-photos-'));
  const banyan = (...command: string[]) =>
    execute(process.execPath, ['packages/server/src/cli/main.ts', ...command, '--as', 'bench'], {
      cwd: root,
      env: { ...environment, DATA_DIR: dataDir },
    });
  try {
    for (let turn = 0; turn < count; turn += 1)
      await drawPhoto(browser, path.join(folder, `photo-${turn}.jpg`), 'photo', turn);
    await banyan('event', 'media', gallery, folder);
    const portrait = path.join(folder, 'portrait.jpg');
    await drawPhoto(browser, portrait, 'portrait', count);
    const photo = new File([await readFile(portrait)], 'portrait.jpg', { type: 'image/jpeg' });
    const client = createClientOf({ createStory }, { base: `${url}/api` });
    const { reference = '' } = await client.createStory({ ...story, photo });
    await banyan('approve', reference);
    writeRows(dataDir, (database) => {
      const media: Media = JSON.parse(String(mediaOf(database)));
      showAtEvents(database, media);
      showInNews(database, media);
      database
        .prepare('update stories set photo = (select photo from stories where reference = ?)')
        .run(reference);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const mediaOf = (database: DatabaseSync) =>
  database.prepare('select media from events where id = ?').get(gallery)?.media;

const idsOf = (database: DatabaseSync, query: string): readonly string[] =>
  database
    .prepare(query)
    .all()
    .map(({ id }) => String(id));

/** One photo for every other event. */
function showAtEvents(database: DatabaseSync, media: Media): void {
  const write = database.prepare('update events set images = ?, media = ? where id = ?');
  for (const [place, id] of idsOf(database, `select id from events where id <> '${gallery}'`).entries()) {
    const item = media?.[place % media.length];
    if (item) write.run(JSON.stringify([item.path]), JSON.stringify([item]), id);
  }
}

/** One for every piece of news, which goes by the address of its widest smaller copy, as the Office has it. */
function showInNews(database: DatabaseSync, media: Media): void {
  const write = database.prepare('update news set images = ?, media = ? where id = ?');
  for (const [place, id] of idsOf(database, 'select id from news').entries()) {
    const item = media?.[place % media.length];
    const copy = item?.sources.filter(({ type }) => type === 'image/jpeg').at(-1);
    if (item && copy)
      write.run(JSON.stringify([copy.path]), JSON.stringify([{ ...item, path: copy.path }]), id);
  }
}
