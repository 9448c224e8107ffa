import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../client/index.ts';
import { formDataOf } from '../../contract/form-data.ts';
import { freshToken, testServer } from '../test-server.ts';
import { picture, storyBody } from './test-story.ts';

const path = '/alumni-stories/create';

async function desk(environment: Record<string, string> = {}) {
  const site = await testServer(environment);
  const stories = () =>
    site.database.selectFrom('stories').selectAll().where('reference', 'is not', null).execute();
  const send = async (body: Record<string, unknown>) => {
    const response = await site.request(path, { method: 'POST', body: formDataOf(body) });
    return { status: response.status, ...(await response.json()) };
  };
  const kept = () => {
    try {
      return readdirSync(join(site.dataDir, 'media', '.waiting'));
    } catch {
      return [];
    }
  };
  return { ...site, stories, send, kept };
}

const photoOf = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'x.jpg', { type });

describe('a story', () => {
  test('is one row that waits, sanitised, with a letter that carries nothing personal', async () => {
    const { send, stories, rows, request } = await desk();
    const answer = await send(storyBody());
    expect(answer).toMatchObject({ status: 200, reference: expect.stringMatching(/^S-/) });
    const [row] = await stories();
    expect(row).toMatchObject({ status: 'pending', published_at: null, graduation_year: 1998, photo: '' });
    expect(row?.content).toContain('<p>First.</p>\n<p>&lt;b&gt;A bridge');
    const { letters } = await rows();
    expect(letters).toMatchObject([{ recipient: 'volunteers@example.org' }]);
    expect(JSON.stringify(letters)).not.toMatch(/rohan|bakul|0142/i);
    expect(await (await request('/alumni-stories/get-stories')).text()).not.toContain('Bridge number');
  });

  test('through the client, with its photo: upright, small, without its place, and unseen', async () => {
    const { server, stories, kept, dataDir, request } = await desk();
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

  test('that is not complete says so in the spec’s words, field by field', async () => {
    const { send, stories } = await desk();
    const answer = await send({ story: 'Short.', email: 'x', agreeTerms: 'false', graduationYear: '1950' });
    const said = Object.fromEntries(
      answer.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
    );
    const year = new Date().getFullYear();
    expect(said).toEqual({
      title: 'Title is required',
      name: 'Name is required',
      email: 'Email is invalid',
      contactNo: 'contactNo is required',
      graduationYear: `Graduation year must be between ${year - 49} and ${year}`,
      department: 'Department is required',
      currentRole: 'Current role is required',
      company: 'Company/Organization is required',
      category: 'Category is required',
      story: 'Your story should be at least 300 characters',
      agreeTerms: 'You must agree to the terms',
    });
    expect(await stories()).toEqual([]);
  });

  test('sent twice, at once or again, is one row and one photo', async () => {
    const { send, stories, kept, rows } = await desk();
    const body = storyBody({ photo: await picture() });
    const [one, two] = await Promise.all([send(body), send(body)]);
    const three = await send(body);
    expect([two, three]).toEqual([one, one]);
    expect([(await stories()).length, kept().length, (await rows()).letters.length]).toEqual([1, 1, 1]);
    await send({ ...body, photo: await picture(320, 200) });
    expect([(await stories()).length, kept().length]).toEqual([2, 2]);
  });

  test('from a program is asked for a verification, which is good once', async () => {
    const { send, stories } = await desk();
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

  test('the eleventh within ten minutes needs one, too', async () => {
    const { send } = await desk({ RATE_LIMIT_WRITES: '60' });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await send(storyBody())).status);
    expect(statuses.indexOf(422)).toBe(10);
  });
});

/** The beginning of a PNG of that size: enough to know better than to open it. */
function pngHead(width: number, height: number): Buffer {
  const header = Buffer.from('IHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0', 'latin1');
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(header));
  const pixels = Buffer.from('\0\0\0\0IDAT', 'latin1');
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0d', 'latin1'), header, sum, pixels]);
}

describe('a photo that cannot be used is named as such, and nothing is kept', () => {
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
    'is larger than 5 MB': async () => photoOf(Buffer.concat([await jpeg(), Buffer.alloc(5 * 1_048_576)])),
  };
  test.each(Object.entries(photos))('%s', async (_, photo) => {
    const { send, stories, kept, faults } = await desk();
    const answer = await send(storyBody({ photo: await photo() }));
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ field: 'photo', message: expect.stringMatching(/ /) }],
    });
    expect([await stories(), kept(), faults]).toEqual([[], [], []]);
  });

  test('6 MB are not even read', async () => {
    const { send, stories } = await desk();
    expect((await send(storyBody({ photo: photoOf(new Uint8Array(6_000_000)) }))).status).toBe(413);
    expect(await stories()).toEqual([]);
  });

  test('what hides behind the end of a picture is gone', async () => {
    const { send, kept, dataDir } = await desk();
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
  test.each(Object.entries(cases))('a body that %s', async (_, [contentType, body, status]) => {
    const { request, stories, faults } = await desk();
    const response = await request(path, { method: 'POST', headers: { 'Content-Type': contentType }, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message: expect.stringMatching(/./) });
    expect([await stories(), faults]).toEqual([[], []]);
  });
});
