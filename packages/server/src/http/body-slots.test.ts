import { limits, ourMessages } from '@banyan/api/contract';
import { formDataOf } from '@banyan/api/internal';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storyBody } from '../stories/test-story.ts';
import { contactBody, testServer } from '../testing/test-server.ts';
import { beginBody, chooseSlot, endBody } from './body-slots.ts';
import { readBytes } from './json-body.ts';

const { story, json } = limits.body;

/** Sends a body piece by piece. Its result is the size that was read, or the status of the error. */
function arriving(network: string, announced = story) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { 'Content-Length': String(announced) };
  const init = { method: 'POST', headers, body: readable, duplex: 'half' };
  const request = new Request('http://localhost/', init);
  beginBody(request, network);
  chooseSlot(request, 'photos');
  onTestFinished(() => endBody(request));
  const outcome = readBytes(request, story).then(
    ({ byteLength }) => byteLength,
    ({ status }) => status,
  );
  return {
    outcome,
    send: (bytes: number) => writer.write(new Uint8Array(bytes)).catch(() => undefined),
    end: async () => {
      await writer.close().catch(() => undefined);
      return outcome;
    },
    answered: () => endBody(request),
  };
}

describe('memory limit for large bodies', () => {
  test('counts the bytes that have arrived, not the announced ones', async () => {
    const idle = Array.from({ length: 200 }, () => arriving('203.0.113.7'));
    await Promise.all(idle.map(({ send }) => send(json)));
    const honest = arriving('203.0.113.7');
    await honest.send(story);
    expect(await honest.end()).toBe(story);
  });

  test('gives one network half of the memory, and ends its slowest body first', async () => {
    const slow = arriving('2001:db8:1::/48');
    await slow.send(2 * json);
    const whole = [arriving('2001:db8:1::/48'), arriving('2001:db8:1::/48')];
    for (const { send } of whole) await send(story);
    expect(await slow.outcome).toBe(503);
    for (const { end } of whole) expect(await end()).toBe(story);
    // Bodies that have fully arrived are being processed, and are not ended.
    const next = arriving('2001:db8:1::/48');
    await next.send(2 * json);
    expect(await next.outcome).toBe(503);
    const other = arriving('203.0.113.7');
    await other.send(story);
    expect(await other.end()).toBe(story);
    whole[0]?.answered();
    const again = arriving('2001:db8:1::/48');
    await again.send(story);
    expect(await again.end()).toBe(story);
  });

  test('ends a body of the network that uses most when the memory is full', async () => {
    const heavy = [arriving('a'), arriving('a'), arriving('b'), arriving('b')];
    for (const { send } of heavy) await send(story - json);
    const [, , , last] = heavy;
    await last?.send(json);
    const light = arriving('c');
    await light.send(story);
    expect(await light.end()).toBe(story);
    expect(await Promise.all(heavy.map(({ end }) => end()))).toEqual(
      expect.arrayContaining([503, story - json]),
    );
  });
});

test('answers a small form while photos fill the memory', async () => {
  const { post, request } = await testServer();
  const full = ['a', 'a', 'b', 'b'].map((network) => arriving(network));
  for (const { send } of full) await send(story);
  for (const { end } of full) await end();
  expect((await post('/contact', contactBody())).status).toBe(200);
  const photo = storyBody({ photo: new File([new Uint8Array(2 * json)], 'a.jpg') });
  // Sent as bytes: Node continues to write a FormData into a stream that its reader has closed.
  const form = new Response(formDataOf(photo));
  const headers = { 'Content-Type': form.headers.get('Content-Type') ?? '' };
  const refused = await request('/alumni-stories/create', {
    method: 'POST',
    headers,
    body: await form.arrayBuffer(),
  });
  expect([refused.status, refused.headers.get('Retry-After'), (await refused.json()).message]).toEqual([
    503,
    '30',
    ourMessages.photosBusy,
  ]);
});
