import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { createClient } from '@banyan/api/client';
import { ourMessages } from '@banyan/api/contract';
import { formDataOf } from '@banyan/api/internal';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type MediaPlace, mediaPlaces, testMedia } from '../media/store/test-media.ts';
import { MediaUnavailable } from '../media/store/unavailable.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { contactBody, freshToken, testServer } from '../testing/test-server.ts';
import { knownPortrait } from './portrait.ts';
import { picture, storyBody } from './test-story.ts';

const path = '/alumni-stories/create';

async function dashboard(environment: Record<string, string> = {}, place: MediaPlace = 'folder') {
  const media = await testMedia(place);
  const site = await testServer({ ...environment, ...media.environment });
  const stored = media.at(site.dataDir);
  const stories = () =>
    site.database.selectFrom('stories').selectAll().where('reference', 'is not', null).execute();
  const send = async (body: Record<string, unknown>) => {
    // The form is sent as bytes: one that Node streams throws later if nobody reads it to the end.
    const form = new Response(formDataOf(body));
    const response = await site.request(path, {
      method: 'POST',
      headers: { 'Content-Type': form.headers.get('Content-Type') ?? '' },
      body: await form.arrayBuffer(),
    });
    return { status: response.status, ...(await response.json()) };
  };
  const isWhole = (name: string) => name.endsWith('.jpg');
  const named = (folder: string) =>
    stored.files().flatMap((key) => (key.startsWith(`${folder}/`) ? [key.slice(folder.length + 1)] : []));
  return {
    ...site,
    bucket: media.bucket,
    review: reviewing(site),
    stories,
    send,
    kept: () => named('.waiting').filter(isWhole),
    seen: () => named('stories').filter(isWhole),
  };
}

const photoOf = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'x.jpg', { type });

describe('story submission', () => {
  test('stores a pending, sanitized story and queues an email without personal data', async () => {
    const { send, stories, rows, request } = await dashboard();
    const answer = await send(storyBody());
    expect(answer).toMatchObject({ status: 200, reference: expect.stringMatching(/^S-/) });
    const [row] = await stories();
    expect(row).toMatchObject({ status: 'pending', published_at: null, graduation_year: 1998, photo: '' });
    expect(row?.content).toContain('<p>First.</p>\n<p>&lt;b&gt;A bridge');
    const { emails } = await rows();
    expect(emails).toMatchObject([{ recipient: 'volunteers@example.org' }]);
    expect(JSON.stringify(emails)).not.toMatch(/rohan|bakul|0142/i);
    expect(await (await request('/alumni-stories/get-stories')).text()).not.toContain('Bridge number');
  });

  test('stores the client’s photo upright, small, without location data and hidden', async () => {
    const { server, stories, kept, dataDir, request } = await dashboard();
    const client = createClient({
      base: 'http://localhost:3000/api',
      fetch: (...request) => server.fetch(new Request(...request), { peer: '203.0.113.7' }),
    });
    const { agreeTerms: _, ...body } = storyBody();
    await client.createStory({
      ...body,
      department: 'Civil Engineering',
      category: 'career',
      agreeTerms: true,
      photo: await picture(3_000, 2_000),
      fillMs: 60_000,
    });
    const [row] = await stories();
    const [name = ''] = kept();
    expect(row?.photo).toBe(`/api/media/stories/${name}`);
    const stored = sharp(join(dataDir, 'media', '.waiting', name));
    expect(await stored.metadata()).toMatchObject({ format: 'jpeg', width: 1_067, height: 1_600 });
    expect((await stored.metadata()).exif).toBeUndefined();
    expect((await request(`/media/stories/${name}`)).status).toBe(404);
    expect((await request(`/media/.waiting/${name}`)).status).toBe(404);
  });

  test('names an invalid field and stores nothing', async () => {
    const { send, stories } = await dashboard();
    expect(await send(storyBody({ graduationYear: '1950' }))).toMatchObject({
      status: 422,
      errors: [{ field: 'graduationYear' }],
    });
    expect(await stories()).toEqual([]);
  });

  test('requires a captcha from bots, and each token works once', async () => {
    const { send, stories } = await dashboard();
    for (const trait of [{ homepage: 'https://x.example.org' }, { fillMs: 20 }]) {
      expect(await send(storyBody(trait))).toMatchObject({
        status: 422,
        errors: [{ field: 'captchaToken' }],
      });
    }
    const captchaToken = freshToken();
    expect((await send(storyBody({ fillMs: 20, captchaToken }))).status).toBe(200);
    expect((await send(storyBody({ fillMs: 20, captchaToken }))).status).toBe(422);
    expect(await stories()).toHaveLength(1);
  });
});

describe.each(mediaPlaces)('story photo in a %s', (place) => {
  test('a photo is hidden until its story is approved, and again after undoing', async () => {
    const { review, send, stories, kept, seen, request } = await dashboard({}, place);
    const { reference } = await send(storyBody({ photo: await picture() }));
    const [row] = await stories();
    const status = async () => (await request((row?.photo ?? '').replace('/api', ''))).status;
    const { sources = [] } = knownPortrait(row?.photo ?? '') ?? {};
    const copies = () =>
      Promise.all(sources.map(async (copy) => (await request(copy.path.replace('/api', ''))).status));
    expect([kept().length, seen(), await status(), await copies()]).toEqual([1, [], 404, Array(6).fill(404)]);
    await review.approve(reference);
    expect([kept(), seen().length, await status(), await copies()]).toEqual([[], 1, 200, Array(6).fill(200)]);
    const [shown] = (await (await request('/alumni-stories/get-stories')).json()).data;
    expect(shown.authorMedia).toMatchObject({ path: row?.photo, width: 480, height: 640, sources });
    await review.undo(reference);
    expect([kept().length, seen(), await status(), await copies()]).toEqual([1, [], 404, Array(6).fill(404)]);
    await review.reject('Twice.', reference);
    expect([kept().length, seen(), await status()]).toEqual([1, [], 404]);
  });

  test('stores one row and one photo when sent twice, at the same time or later', async () => {
    const { send, stories, kept, rows } = await dashboard({}, place);
    const body = storyBody({ photo: await picture() });
    const [one, two] = await Promise.all([send(body), send(body)]);
    const three = await send(body);
    expect([two, three]).toEqual([one, one]);
    expect([(await stories()).length, kept().length, (await rows()).emails.length]).toEqual([1, 1, 1]);
    await send({ ...body, photo: await picture(320, 200) });
    expect([(await stories()).length, kept().length]).toEqual([2, 2]);
  });
});

test('knows the copies of a photo from its name, also those of earlier versions', () => {
  const widthsOf = (name: string) =>
    knownPortrait(`/api/media/stories/${'a'.repeat(32)}${name}.jpg`)?.sources?.map(({ width }) => width);
  expect(widthsOf('-0700x900')).toEqual([72, 112, 144, 224, 336, 400, 520]);
  expect(widthsOf('-700x900')).toEqual([72, 112, 144, 224, 336]);
  expect(widthsOf('')).toBeUndefined();
});

describe('unavailable bucket', () => {
  test('refuses a story with a photo, stores nothing of it, and accepts one without', async () => {
    const { bucket, faults, request, send, stories, kept, rows } = await dashboard({}, 'bucket');
    bucket?.misbehave('down');
    const body = storyBody({ photo: await picture() });
    const refused = await request(path, { method: 'POST', body: formDataOf(body) });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toEqual({ success: false, message: ourMessages.mediaUnavailable });
    expect([await stories(), kept(), (await rows()).emails]).toEqual([[], [], []]);
    expect(faults).toEqual([expect.stringMatching(/^media: BucketError /)]);
    expect((await send(storyBody())).status).toBe(200);
    bucket?.behave();
    expect((await send(body)).status).toBe(200);
    expect([(await stories()).length, kept().length]).toEqual([2, 1]);
  });

  test('refuses a decision that would have to move a photo', async () => {
    const { review, bucket, send, stories } = await dashboard({}, 'bucket');
    const { reference } = await send(storyBody({ photo: await picture() }));
    const whileAway = async <Done>(act: () => Promise<Done>) => {
      const before = await stories();
      bucket?.misbehave('down');
      const done = await act().finally(() => bucket?.behave());
      expect(await stories()).toEqual(before);
      return done;
    };
    const unavailable = [{ ref: reference, state: 'unavailable' }];
    expect(await whileAway(() => review.tryApprove([reference]))).toEqual(unavailable);
    expect(await whileAway(() => review.tryReject([reference], 'Twice.'))).toEqual(unavailable);
    await review.approve(reference);
    await expect(whileAway(() => review.undo(reference))).rejects.toThrow(MediaUnavailable);
    expect(await review.undo(reference)).toMatchObject({ email: 'withdrawn' });
  });

  test('a submission without a photo can still be decided', async () => {
    const { review, bucket, post, send, stories } = await dashboard({}, 'bucket');
    const { reference } = await send(storyBody({ photo: await picture() }));
    const { reference: message } = await (await post('/contact', contactBody())).json();
    bucket?.misbehave('down');
    const decided = await review.tryApprove([reference, message]);
    bucket?.behave();
    expect(decided).toMatchObject([{ state: 'unavailable' }, { state: 'done' }]);
    expect(await stories()).toMatchObject([{ status: 'pending' }]);
  });
});

/** First bytes of a PNG with these dimensions, which suffice to refuse it. */
function pngHead(width: number, height: number): Buffer {
  const header = Buffer.from('IHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  const pixels = Buffer.from('\0\0\0\0IDAT', 'latin1');
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0d', 'latin1'), header, sum, pixels]);
}

const grey = { channels: 3, background: 'grey' } as const;
const blank = () => sharp({ create: { ...grey, width: 40, height: 40 } });

describe('checks of story photos', () => {
  const jpeg = async () => Buffer.from(await (await picture()).arrayBuffer());
  const photos: Record<string, () => Promise<File>> = {
    'is a page of HTML': async () => photoOf('<!doctype html><script>alert(1)</script>'),
    'is a page with a picture behind it': async () =>
      photoOf(Buffer.concat([Buffer.from('<script>alert(1)</script>'), await jpeg()])),
    'is a drawing with a script': async () =>
      photoOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'is called text': async () => photoOf(await jpeg(), 'text/plain'),
    'is cut short': async () => photoOf((await jpeg()).subarray(0, 500)),
    'is HEIC': async () => photoOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'image/heic'),
    'is 20,000 pixels wide': async () => picture(20_000, 8, 1),
    'is 20,000 pixels wide and high': async () => photoOf(pngHead(20_000, 20_000), 'image/png'),
    'has more pixels than a telephone makes': async () => picture(8_000, 6_500, 1),
    'is a PNG of more than 24 million pixels': async () => photoOf(pngHead(6_000, 4_100), 'image/png'),
    'is an interlaced PNG': async () =>
      photoOf(await blank().png({ progressive: true }).toBuffer(), 'image/png'),
    'is a PNG of 16 bits': async () =>
      photoOf(await blank().toColourspace('rgb16').png().toBuffer(), 'image/png'),
    'is a progressive JPEG of more than 13 million pixels': async () =>
      photoOf(
        await sharp({ create: { ...grey, width: 4_100, height: 3_200 } })
          .jpeg({ progressive: true })
          .toBuffer(),
      ),
    'is larger than 5 MB': async () => photoOf(Buffer.concat([await jpeg(), Buffer.alloc(5 * 1_048_576)])),
  };
  test.each(Object.entries(photos))('rejects a photo and stores nothing if it %s', async (_, photo) => {
    const { send, stories, kept, faults } = await dashboard();
    const answer = await send(storyBody({ photo: await photo() }));
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ field: 'photo', message: expect.stringMatching(/ /) }],
    });
    expect([await stories(), kept(), faults]).toEqual([[], [], []]);
  });

  const telephones: Record<string, () => Promise<File>> = {
    'of 48 million pixels': async () => picture(8_000, 6_000, 1),
    'that is a plain PNG': async () => photoOf(await blank().png().toBuffer(), 'image/png'),
    'that is a progressive JPEG as messengers send it': async () =>
      photoOf(
        await sharp({ create: { ...grey, width: 1_600, height: 1_200 } })
          .jpeg({ progressive: true })
          .toBuffer(),
      ),
  };
  test.each(Object.entries(telephones))('accepts a photo %s', async (_, photo) => {
    const { send, kept } = await dashboard();
    expect((await send(storyBody({ photo: await photo() }))).status).toBe(200);
    expect(kept()).toHaveLength(1);
  });

  test('with many photos at once, refuses those that wait too long and stores none partially', async () => {
    const { send, stories, kept, faults } = await dashboard();
    const photo = await picture(1_600, 1_200, 1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        send(storyBody({ photo, email: `leela${number}@example.org` })),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(taken.length + refused.length).toBe(50);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ success: false, message: ourMessages.photosBusy });
    expect([(await stories()).length, kept().length, faults]).toEqual([taken.length, taken.length, []]);
  });

  test('refuses a body of 6 MB without reading it', async () => {
    const { send, stories } = await dashboard();
    expect((await send(storyBody({ photo: photoOf(new Uint8Array(6_000_000)) }))).status).toBe(413);
    expect(await stories()).toEqual([]);
  });

  test('removes data appended to a picture', async () => {
    const { send, kept, dataDir } = await dashboard();
    const both = Buffer.concat([await jpeg(), Buffer.from('PK\x03\x04<script>alert(1)</script>')]);
    expect((await send(storyBody({ photo: photoOf(both) }))).status).toBe(200);
    const [name = ''] = kept();
    const stored = await sharp(join(dataDir, 'media', '.waiting', name)).toBuffer();
    expect(stored.includes('script')).toBe(false);
  });
});

describe('hostile multipart', () => {
  const type = 'multipart/form-data; boundary=xx';
  const part = (head: string, value: string) =>
    `--xx\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const cases: Record<string, [string, string, number]> = {
    'is JSON': ['application/json', '{}', 415],
    'has no boundary': ['multipart/form-data', '', 415],
    'is empty': [type, '', 400],
    'never ends': [type, part('name="title"', 'x'), 400],
    'is another type': ['application/x-www-form-urlencoded', 'title=x', 415],
    'has a field twice': [type, `${part('name="title"', 'x').repeat(2)}--xx--\r\n`, 400],
    'has two files': [
      type,
      `${part('name="photo"; filename="a"', 'x')}${part('name="b"; filename="b"', 'x')}--xx--\r\n`,
      400,
    ],
    'has a file where text belongs': [type, `${part('name="title"; filename="a"', 'x')}--xx--\r\n`, 422],
    'has a field we do not know': [type, `${part('name="__proto__"', 'x')}--xx--\r\n`, 422],
    'has ten thousand fields': [
      type,
      `${Array.from({ length: 10_000 }, (_, i) => part(`name="f${i}"`, '')).join('')}--xx--\r\n`,
      400,
    ],
  };
  test.each(Object.entries(cases))('rejects a body that %s', async (_, [contentType, body, status]) => {
    const { request, stories, faults } = await dashboard();
    const response = await request(path, { method: 'POST', headers: { 'Content-Type': contentType }, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/./) });
    expect([await stories(), faults]).toEqual([[], []]);
  });
});
