import { describe, expect, test } from 'vitest';
import { readBytes } from './json-body.ts';

/** Returns a request with a body of these pieces; `gone` is set once the sender was told to stop. */
function sent(pieces: readonly string[], headers: Record<string, string> = {}, end = true) {
  const state = { gone: false };
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = left.shift();
      if (next) controller.enqueue(next);
      else if (end) controller.close();
    },
    cancel() {
      state.gone = true;
    },
  });
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return { request: new Request('http://localhost/', init), state };
}

const text = async (...asked: Parameters<typeof readBytes>) => (await readBytes(...asked)).toString();

describe('size limit of a body', () => {
  test.each([
    [['abc', 'def'], {}, 'abcdef'],
    [['abc', 'def'], { 'Content-Length': '6' }, 'abcdef'],
    // A body may be shorter than announced.
    [['abc'], { 'Content-Length': '6' }, 'abc'],
    [[], {}, ''],
    [[], { 'Content-Length': '0' }, ''],
  ])('reads the pieces %j with the headers %j', async (pieces, headers, read) => {
    expect(await text(sent(pieces, headers).request, 6)).toBe(read);
  });

  test('reads a request without a body as empty', async () => {
    expect(await text(new Request('http://localhost/'), 6)).toBe('');
  });

  test.each([
    [['abc', 'defg'], {}],
    [['abc'], { 'Content-Length': '7' }],
    [['abc'], { 'Content-Length': 'many' }],
    [['abc', 'd'], { 'Content-Length': '3' }],
  ])('refuses the pieces %j with the headers %j as too large, and reads no more', async (pieces, headers) => {
    const { request, state } = sent(pieces, headers, false);
    const message = 'This is more than we can take at once. Please shorten it.';
    await expect(readBytes(request, 6)).rejects.toMatchObject({ status: 413, message });
    const isUnread = 'Content-Length' in headers && !(Number(headers['Content-Length']) <= 6);
    expect(state.gone).toBe(!isUnread);
  });
});
