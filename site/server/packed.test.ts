import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { brotli, quickly, well } from '../build/compress.ts';
import { packedFile } from './packed.ts';

const page = (name: string) =>
  Array.from({ length: 400 }, (_, line) => `<p>${name} sits under tree ${line * 7919}.</p>`).join('\n');
const packed = (html: string) => packedFile(html, 'text/html; charset=utf-8');
const plain = (bytes: Uint8Array | undefined) => brotliDecompressSync(bytes ?? '').toString();

test('what is published again as it was is not compressed again, and what differs is', async () => {
  const first = await packed(page('Kadamb'));
  expect(await packed(page('Kadamb'))).toBe(first);
  const other = await packed(page('Bakul'));
  expect(plain(other.br)).toContain('Bakul');
  expect(gunzipSync(other.gzip ?? '').toString()).toContain('Bakul');
});

test('what would just miss its one flight is packed better before anybody gets it', async () => {
  const grown = (lines: number) =>
    Array.from({ length: lines }, (_, line) => `<p>${Math.sin(line)} and tree ${line * 7919}.</p>`).join(
      '\n',
    );
  const sizes = async (lines: number) => {
    const body = new TextEncoder().encode(grown(lines));
    const [quick, sent] = [await brotli(body, quickly), (await packed(grown(lines))).br];
    return { quick: quick.byteLength, sent: sent?.byteLength ?? 0 };
  };
  const small = await sizes(900);
  expect(small.sent).toBe(small.quick);
  const near = await sizes(1_000);
  expect([near.quick > 13_300, near.quick < 16_790]).toEqual([true, true]);
  expect(near.sent).toBeLessThan(near.quick);
  const large = await sizes(2_000);
  expect(large.sent).toBe(large.quick);
});

test('what misses it only because of the faster packing is packed as well as can be before anybody gets it', async () => {
  const lines = Array.from({ length: 560 }, (_, line) => {
    const name = createHash('sha1').update(`${line}`).digest('base64url').slice(0, 18);
    return `<p>${name} and tree ${Math.sin(line)}.</p>`;
  });
  const body = new TextEncoder().encode(lines.join('\n'));
  const [better, best] = [await brotli(body, well), await brotli(body)];
  expect([better.byteLength > 13_300, best.byteLength < 13_300]).toEqual([true, true]);
  const sent = await packed(lines.join('\n'));
  expect(sent.br?.byteLength).toBe(best.byteLength);
  // There is nothing left to make of it.
  expect(sent.sent).toBeUndefined();
});

test('what is sent twice becomes smaller for those who come after, and says the same', async () => {
  const body = page('Sneha');
  const sent = await packed(body);
  const quick = sent.br;
  sent.sent?.();
  // Nobody else may ever ask for it.
  expect(sent.sent).toBeTypeOf('function');
  sent.sent?.();
  await vi.waitFor(() => expect(sent.br).not.toBe(quick));
  expect(sent.br?.byteLength).toBeLessThan(quick?.byteLength ?? 0);
  expect(plain(sent.br)).toBe(body);
  // It was made as small as it gets, once.
  expect(sent.sent).toBeUndefined();
});
