import { limits, ourMessages } from '@banyan/api/contract';
import { formDataOf } from '@banyan/api/internal';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storyBody } from '../stories/test-story.ts';
import { contactBody, testServer } from '../testing/test-server.ts';
import { beginBody, chooseItem, endBody } from './body-slots.ts';
import { readBytes } from './json-body.ts';

const { story, json } = limits.body;

/** A body that arrives when the test says so, and how its reading ends: with its size, or the status of the refusal. */
function arriving(network: string, announced = story) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { 'Content-Length': String(announced) };
  const init = { method: 'POST', headers, body: readable, ...{ duplex: 'half' } };
  const request = new Request('http://localhost/', init);
  beginBody(request, network);
  chooseItem(request, 'photos');
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

describe('room for large bodies', () => {
  test('counts what has arrived, not what was announced', async () => {
    const idle = Array.from({ length: 200 }, () => arriving('203.0.113.7'));
    await Promise.all(idle.map(({ send }) => send(json)));
    const honest = arriving('203.0.113.7');
    await honest.send(story);
    expect(await honest.end()).toBe(story);
  });

  test('gives one network half of it, and its slowest body gives way', async () => {
    const slow = arriving('2001:db8:1::/48');
    await slow.send(2 * json);
    const whole = [arriving('2001:db8:1::/48'), arriving('2001:db8:1::/48')];
    for (const { send } of whole) await send(story);
    expect(await slow.outcome).toBe(503);
    for (const { end } of whole) expect(await end()).toBe(story);
    // What has arrived is being worked on and is not taken away.
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

  test('takes from the network that holds most once everything is full', async () => {
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

test('a small form is answered while photos fill the room', async () => {
  const { post, request } = await testServer();
  const full = ['a', 'a', 'b', 'b'].map((network) => arriving(network));
  for (const { send } of full) await send(story);
  for (const { end } of full) await end();
  expect((await post('/contact', contactBody())).status).toBe(200);
  const photo = storyBody({ photo: new File([new Uint8Array(2 * json)], 'a.jpg') });
  // As bytes: Node goes on writing a form into a stream that its reader has closed.
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
