import type { Browser } from 'playwright-core';
import { askUntil } from './ask.ts';
import { addPhotos } from './images/photos.ts';
import { type First, lookAtFirst, lookThrough, type Seen } from './images/seen.ts';
import { type ChosenPages, ofPages } from './ofPages.ts';
import type { Product } from './product.ts';
import { type Table, verdict } from './table.ts';
import { launchBrowser } from './weights.ts';

/** Ours: of the pixels that a page fetches so many may be more than its boxes have. */
const budget = 0.15;

const pages = [
  '/',
  '/events',
  '/events/past/event-garba-night',
  '/alumni-stories',
  '/alumni-stories/the-pump-that-learned-to-whisper',
  '/news',
  '/news/news-canteen-scholarship',
  '/chapters/bay-area',
  '/about',
].map((path) => ({ path }));

/** A phone, a tablet and a desk, with how many of their pixels make one of the page's. */
const windows = [
  { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true },
  { width: 768, height: 1_024, deviceScaleFactor: 1 },
  { width: 1_280, height: 800, deviceScaleFactor: 1 },
] as const;

interface ImagesBench extends ChosenPages {
  product: Pick<Product, 'url' | 'dataDir'>;
  /** The browser's path. */
  browser: string;
  quick: boolean;
}

/** How many pixels pages fetch for nothing, and whether what is painted largest is asked for first. */
export async function* measureImages({ product, browser, quick, paths }: ImagesBench): AsyncGenerator<Table> {
  const some = ofPages(pages, paths);
  const running = await launchBrowser(browser);
  try {
    await addPhotos(running, product, quick ? 3 : 12);
    for (const path of ['/events', '/news']) await askUntil(product.url + path, '/api/media/');
    const wasted: string[][] = [];
    const first: string[][] = [];
    for (const { path } of some) {
      for (const window of windows) {
        const looked = await look(running, product.url + path, window);
        const name = `${path}, ${window.width} × ${window.deviceScaleFactor}`;
        wasted.push(wasteRow(name, looked));
        first.push(firstRow(name, looked));
      }
    }
    yield wasteTable(wasted);
    yield firstTable(first);
  } finally {
    await running.close();
  }
}

async function look(
  browser: Browser,
  url: string,
  { width, height, ...screen }: (typeof windows)[number],
): Promise<Seen & First> {
  const context = await browser.newContext({ viewport: { width, height }, ...screen });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const first = await page.evaluate(lookAtFirst);
    return { ...first, ...(await page.evaluate(lookThrough)) };
  } finally {
    await context.close();
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
const megapixels = (pixels: number): string => `${(pixels / 1e6).toFixed(2)} MP`;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function wasteRow(name: string, { pictures, drawings }: Seen): string[] {
  const served = sum(pictures.map((picture) => picture.served));
  const needed = sum(pictures.map((picture) => picture.needed));
  const waste = served === 0 ? 0 : 1 - needed / served;
  return [
    name,
    String(pictures.length),
    String(drawings),
    [...new Set(pictures.map(({ format }) => format))].join(', '),
    megapixels(served),
    megapixels(needed),
    ...(served === 0 ? ['', '', ''] : [percent(waste), percent(budget), verdict(waste, budget)]),
  ];
}

const wasteTable = (rows: readonly (readonly string[])[]): Table => ({
  title: 'Pixels that pages fetch for nothing',
  columns: ['page, window', 'pictures', 'drawings', 'as', 'fetched', 'shown', 'waste', 'at most', ''],
  rows,
  notes: [
    'The samples of the first run are drawings, which have no pixels. So every event and every piece of news was given a photo of 4,000 × 3,000, converted as uploads are, and authors of stories a portrait as the form keeps it. The pictures of stories stay drawings: nothing uploads one.',
    'A width is of the page’s pixels, times how many of the device’s make one. Shown: what the boxes have room for, with what a picture loses at its edges; of one that is too small all of it. Waste is the rest.',
  ],
});

/** Whether a largest picture was asked for first; of words nothing has to be. */
function firstRow(name: string, { largest, high, isPicture }: First): string[] {
  const isFirst = high.includes(largest);
  return [
    name,
    shortName(largest),
    high.map(shortName).join(', '),
    isPicture ? (isFirst ? 'ok' : 'NOT FIRST') : '',
  ];
}

/** Of an address its file. */
const shortName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

const firstTable = (rows: readonly (readonly string[])[]): Table => ({
  title: 'What is painted largest, and what is asked for first',
  columns: ['page, window', 'largest', 'of high priority', ''],
  rows,
  notes: [
    'Largest: what the browser calls the largest contentful paint. Where words are, no picture has to be first.',
  ],
});
