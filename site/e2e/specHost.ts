import { once } from 'node:events';
import { createServer } from 'node:http';
import { Product } from './product.ts';
import { test as base, expect } from './test.ts';

/** Response to a call: JSON, or HTML if the body is a string. */
interface Answer {
  status?: number;
  body?: unknown;
}

/** Request of a call. */
interface Asked {
  call: string;
  body: string;
}

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/*
 * Ids as a document database creates them, dates as in JSON, and people who are in no other sample. Each object holds exactly the
 * keys that the specification names.
 */
const featuredEvent = {
  _id: '665f1c2ab4d3e8a901c0aa01',
  title: 'Monsoon on the lake',
  description: 'Boats, tea and one umbrella for forty people.',
  date: inDays(20),
  location: 'Lake Merritt, Oakland',
  images: ['uploads/monsoon.png'],
};
const event = {
  ...featuredEvent,
  isActive: true,
  isApproved: true,
  category: 'Picnic',
  organizer: 'Tara Chinch',
  maxAttendees: 40,
  registeredUsers: ['665f1c2ab4d3e8a901c0ff01'],
  registrationDeadline: inDays(18),
};
const pastEvent = {
  ...event,
  _id: '665f1c2ab4d3e8a901c0aa02',
  title: 'Bridges we did not build',
  date: inDays(-40),
  registrationDeadline: inDays(-42),
  images: ['uploads/bridge-1.png', 'uploads/bridge-2.png', 'uploads/walk.mp4'],
};
const newsItem = {
  _id: '665f1c2ab4d3e8a901c0bb01',
  title: 'The lathe of 1911 turns again',
  description: 'It took two winters.\n\nNobody remembers who lost the key.',
  createdAt: '2026-11-02T17:30:00.000Z',
  createdBy: { name: 'Champa Savar' },
  tags: ['Workshop'],
  images: ['uploads/lathe.png'],
};
const member = {
  _id: '665f1c2ab4d3e8a901c0cc01',
  firstName: 'Mogra',
  lastName: 'Sitaphal',
  image: '',
  graduationYear: 1987,
  coepProgram: 'Metallurgy',
  company: 'Blue Kiln',
  address: { state: 'Ohio' },
  linkedIn: 'https://www.example.org/in/mogra',
};
const story = {
  id: '7',
  title: 'A bridge in my own name',
  excerpt: 'It holds eleven cows.',
  content: '<p>It holds eleven cows, and once it held twelve.</p>',
  author: 'Palash Bahava',
  authorTitle: 'Bridge inspector',
  authorImage: '',
  date: '2026-10-05',
  readTime: '3 min read',
  category: 'career',
  image: '',
  tags: ['Bridges'],
};
const job = {
  _id: '665f1c2ab4d3e8a901c0dd01',
  title: 'Keeper of the test bench',
  company: 'Granite Grid',
  location: 'Reno, Nevada',
  description: 'Look after one bench and four people who think that it is theirs.',
  jobType: 'Full-time',
  applicationLink: 'bench@example.org',
  postedOn: inDays(-3),
  postedBy: { User: { name: 'Kaner Sag', email: 'kaner@example.org', contactNo: '+1 555 0177' } },
};

export const samples = { featuredEvent, event, pastEvent, newsItem, member, story, job };

const thanks = '<!doctype html><title>Thank you</title><p>Thank you.';

/** All calls of part-1.txt §7 and part-2.txt §7, and the two that DECISIONS describes. */
const answers: Readonly<Record<string, Answer>> = {
  'GET /events/get-featured-event': { body: { data: featuredEvent } },
  'GET /news/fetch-all-news': { body: { success: true, data: [newsItem] } },
  'POST /contact': { status: 204 },
  'POST /member/member-register': { status: 201, body: thanks },
  'GET /events/get-active-events': { body: { success: true, data: [pastEvent, event] } },
  [`GET /events/get-events/${event._id}`]: { body: { success: true, data: event } },
  [`GET /events/get-events/${pastEvent._id}`]: { body: { success: true, data: pastEvent } },
  [`POST /events/register/${event._id}`]: { body: { success: true, message: 'Registered.' } },
  'POST /alumni-stories/create': { status: 201, body: [] },
  'GET /jobs/get-jobs': { body: { success: true, jobs: [job] } },
  'POST /jobs/create-jobs': { status: 201, body: { success: true, message: 'Saved.' } },
  'POST /donations/create-order': { body: { id: '5O190127TN364715T' } },
  'POST /donations/capture-order': { body: {} },
  'GET /donations/order-details/5O190127TN364715T': { body: 'COMPLETED' },
  'GET /member/get-members': { body: { success: true, data: [member], total: 1 } },
  'GET /alumni-stories/get-stories': { body: { success: true, data: [story] } },
};

/**
 * Challenge of the built-in verification; the specification uses an external provider. Any first attempt solves it, and the host
 * ignores the result.
 */
const challenge: Answer = {
  body: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: '00ff',
      salt: '00ff',
      cost: 1,
      keyLength: 32,
      keyPrefix: '0',
    },
    signature: '00',
  },
};

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Additional calls that the site can do without: this host has none of them. */
const additions = new Set([
  'GET /member/get-class-years',
  'GET /member/get-chapter-counts',
  'GET /member/get-daily-members',
  'GET /search',
]);

/** Host on another origin that answers the specification’s calls exactly as specified. */
const specHost = async () => {
  const said: Record<string, Answer> = { ...answers };
  const asked: Asked[] = [];
  /** Calls that the specification does not have. */
  const strange: string[] = [];

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    if (request.method === 'OPTIONS') {
      response.setHeader(
        'Access-Control-Allow-Headers',
        request.headers['access-control-request-headers'] ?? '',
      );
      response.writeHead(204).end();
      return;
    }
    if (pathname.startsWith('/uploads/')) {
      const film = pathname.endsWith('.mp4');
      response.writeHead(200, { 'Content-Type': film ? 'video/mp4' : 'image/png' }).end(film ? '' : pixel);
      return;
    }
    let body = '';
    for await (const chunk of request) body += chunk;
    const call = `${request.method} ${pathname.replace(/^\/api/, '')}`;
    const answer = call === 'GET /verification/challenge' ? challenge : said[call];
    if (!answer && !additions.has(call)) strange.push(call);
    else asked.push({ call, body });
    const { status = 200, body: words } = answer ?? { status: 404, body: { message: 'Not found' } };
    const html = typeof words === 'string';
    response.writeHead(status, { 'Content-Type': html ? 'text/html' : 'application/json' });
    response.end(html || words === undefined ? words : JSON.stringify(words));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  const url = `http://127.0.0.1:${address.port}`;

  return {
    url,
    apiBase: `${url}/api`,
    /** Changes the response to a call from now on. */
    say: (call: string, answer: Answer) => {
      said[call] = answer;
    },
    /** Restores the specified responses. */
    reset: () => void Object.assign(said, answers),
    strange,
    /** Returns the request bodies of a call, in order. */
    sent: (call: string): string[] => asked.filter((one) => one.call === call).map(({ body }) => body),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

type SpecHost = Awaited<ReturnType<typeof specHost>>;

interface WorkerFixtures {
  /** Host that this worker’s product calls. */
  host: SpecHost;
}

interface TestFixtures {
  /** Fails the test if a page made a call that the specification does not have, and restores the specified responses. */
  plain: undefined;
}

/** Test fixture of the built product with such a host in place of its own API. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const host = await specHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ host }, use) => {
      const product = await Product.start({ API_BASE: host.apiBase });
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  plain: [
    async ({ host }, use) => {
      await use(undefined);
      host.reset();
      expect(host.strange.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});
