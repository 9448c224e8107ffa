import { describe, expect, test } from 'vitest';
import { beginBody } from './body-slots.ts';
import { readBytes, readJsonBody } from './json-body.ts';

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

  test('refuses a body that stops arriving, and tells the sender to stop', async () => {
    const { request, state } = sent(['abc'], {}, false);
    beginBody(request, '203.0.113.7', { graceMs: 20, bytesPerSecond: 16_384, mostMs: 1_000 });
    await expect(readBytes(request, 6)).rejects.toMatchObject({
      status: 408,
      message: 'This arrived too slowly. Please send it again, on a better connection if you can.',
    });
    expect(state.gone).toBe(true);
  });

  test('refuses a body that breaks off', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    const init = { method: 'POST', body: broken, duplex: 'half' };
    await expect(readBytes(new Request('http://localhost/', init), 6)).rejects.toMatchObject({
      status: 400,
      message: 'The body did not arrive completely.',
    });
  });
});

describe('JSON body', () => {
  const read = (type: string | undefined, body: string | Uint8Array<ArrayBuffer>) => {
    const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    return readJsonBody(new Request('http://localhost/', { method: 'POST', headers, body: bytes }), 100);
  };

  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json ;charset="UTF8"',
    'application/json;profile=x; Charset=UTF-8',
  ])('reads JSON of the type %s', async (type) => expect(await read(type, '{"a":1}')).toEqual({ a: 1 }));

  test.each([
    ...[undefined, '', 'text/plain', 'application/jsonp', 'x; application/json', 'text/plain;charset=utf-8'],
    ...[
      'application/json; charset=latin1',
      'application/json;charset=utf-16',
      'application/json;charset=xutf-8',
    ],
    ...[
      'application/json;charset=utf-8x',
      'application/json;charset=charset=utf-8',
      'application/json;charset=utf-8;charset=latin1',
    ],
  ])('refuses JSON of the type %j', async (type) => {
    const message = 'Send the body as application/json.';
    await expect(read(type, '{}')).rejects.toMatchObject({ status: 415, message });
  });

  test.each([['{'], [''], ['\ufeff\ufeff{}'], [new Uint8Array([0x22, 0xff, 0x22])]])(
    'refuses %j as invalid JSON',
    async (body) => {
      const message = 'The body is not valid JSON.';
      await expect(read('application/json', body)).rejects.toMatchObject({ status: 400, message });
    },
  );

  test('reads JSON up to the limit of bytes, and refuses more', async () => {
    expect(await read('application/json', `"${'x'.repeat(98)}"`)).toHaveLength(98);
    await expect(read('application/json', `"${'x'.repeat(99)}"`)).rejects.toMatchObject({ status: 413 });
  });
});
