import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { createLogger } from '../../telemetry/logger.ts';
import { openMedia } from './open.ts';
import { testBucket } from './test-media.ts';
import { MediaUnavailable } from './unavailable.ts';

async function opened(more: Record<string, string> = {}) {
  const bucket = await testBucket();
  const lines: string[] = [];
  const environment = { ...bucket.environment, ...more };
  const media = await openMedia(
    readConfig(environment),
    createLogger((line) => void lines.push(line)),
  );
  return { bucket, environment, media, lines };
}

describe('misconfigured bucket', () => {
  test.each([
    ['AWS_SECRET_ACCESS_KEY', (_: string) => 'another', 'SignatureDoesNotMatch'],
    ['AWS_ACCESS_KEY_ID', () => 'AKIANOBODY', 'InvalidAccessKeyId'],
    ['MEDIA_URL', (url) => url.replace('//banyan', '//baobab'), 'NoSuchBucket'],
    ['MEDIA_URL', (url) => url.replace('garage', 'eu-west-3'), 'AuthorizationHeaderMalformed'],
  ] as [name: string, wrong: (right: string) => string, code: string][])(
    'stops the start with one sentence for a wrong %s %#',
    async (name, wrong, code) => {
      const { environment } = await testBucket();
      const right = new Map(Object.entries(environment)).get(name) ?? '';
      const { media, lines } = await opened({ ...environment, [name]: wrong(right) });
      const failed = await media.check().catch((error) => error);
      expect(failed).toBeInstanceOf(ConfigError);
      expect(failed.message).toMatch(new RegExp(`^MEDIA_URL, .+ do not open the bucket b\\w+: ${code}\\.$`));
      expect(lines).toEqual([]);
    },
  );

  test('stops the start with one sentence for an unknown host', async () => {
    const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
    const { media } = await opened({ MEDIA_URL: 's3://banyan?endpoint=http://s3.banyan.invalid' });
    await expect(media.check()).rejects.toThrow('do not open the bucket banyan: ENOTFOUND.');
    vi.restoreAllMocks();
  });
});

describe('unavailable bucket', () => {
  test.each(['down', 'SlowDown'] as const)(
    '%s: rejects every operation for the moment, and logs it once',
    async (fault) => {
      const { bucket, media, lines } = await opened();
      await media.put('stories/a.jpg', Buffer.from('a'));
      bucket.misbehave(fault);
      // The bucket may be back at any moment, so the start continues.
      await media.check();
      const tries = [
        ...[
          media.put('stories/b.jpg', Buffer.from('b')),
          media.about('stories/a.jpg'),
          media.list('stories'),
        ],
        ...[media.read('stories/a.jpg', { start: 0, end: 0 }), media.move('stories/a.jpg', 'stories/c.jpg')],
        ...[
          media.remove('stories/a.jpg'),
          media.folders(),
          media.folderChanged('stories'),
          media.removeFolder('stories'),
        ],
        media.makeFolder('item', 'item.json', async (work) => writeFileSync(join(work, 'item.json'), '{}')),
      ];
      for (const tried of await Promise.allSettled(tries)) {
        const reason = tried.status === 'rejected' ? tried.reason : undefined;
        expect(reason).toBeInstanceOf(MediaUnavailable);
        expect(reason).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } });
      }
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(
        fault === 'down' ? /^media: BucketError (ECONNRESET|UND_ERR_SOCKET)/ : /^media: BucketError SlowDown/,
      );
      bucket.behave();
      expect((await media.about('stories/a.jpg'))?.size).toBe(1);
      expect([...bucket.objects.keys()]).toEqual(['media/stories/a.jpg']);
      bucket.misbehave(fault);
      await expect(media.about('stories/a.jpg')).rejects.toThrow(MediaUnavailable);
      expect(lines).toHaveLength(2);
    },
  );

  test('silent: rejects after ten seconds at most', async () => {
    const { bucket, media, lines } = await opened();
    bucket.misbehave('silent');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = expect(media.about('stories/a.jpg')).rejects.toThrow(MediaUnavailable);
    await vi.waitUntil(() => bucket.asked.length > 0);
    await vi.advanceTimersByTimeAsync(10_000);
    await asked;
    vi.useRealTimers();
    expect(lines[0]).toContain('no answer in time');
  });

  test('broken off halfway: passes the error on to the reader', async () => {
    const { bucket, media } = await opened();
    await media.put('item/a.jpg', Buffer.alloc(100_000, 'a'));
    bucket.misbehave('half');
    const body = await media.read('item/a.jpg', { start: 0, end: 99_999 });
    await expect(new Response(body).bytes()).rejects.toThrow();
  });
});

test('stores last the file that marks a folder as complete', async () => {
  const { bucket, media } = await opened();
  await media.makeFolder('item', 'item.json', async (work) => {
    for (const name of ['a.jpg', 'item.json', 'z.jpg']) writeFileSync(join(work, name), name);
  });
  expect(bucket.asked.map((line) => line.split('/').at(-1))).toEqual(['a.jpg', 'z.jpg', 'item.json']);
  expect(bucket.objects.get('media/item/a.jpg')?.type).toBe('image/jpeg');
});

test('uses Amazon’s address with the name of the bucket when there is no endpoint', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  const url = (MEDIA_URL: string) => readConfig({ MEDIA_URL, ...keys }).bucket?.url;
  expect(url('s3://photos?region=eu-west-3')).toBe('https://photos.s3.eu-west-3.amazonaws.com');
  expect(url('s3://our.photos')).toBe('https://s3.us-east-1.amazonaws.com/our.photos');
  expect(url('s3://photos/a/b/?endpoint=https://x.example.org/s3/')).toBe('https://x.example.org/s3/photos');
});
