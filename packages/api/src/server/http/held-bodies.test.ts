import { expect, onTestFinished, test } from 'vitest';
import { formDataOf } from '../../contract/form-data.ts';
import { limits } from '../../contract/limits.ts';
import { ourMessages } from '../../contract/messages.ts';
import { storyBody } from '../stories/test-story.ts';
import { testServer } from '../test-server.ts';
import { hold, letGo } from './held-bodies.ts';
import { readBytes } from './json-body.ts';

const path = '/alumni-stories/create';

/** A body that has begun, says how long it will be, and does not end before it is told to. */
function slow(bytes: number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.write(new TextEncoder().encode('--xx\r\n')).catch(() => undefined);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=xx', 'Content-Length': String(bytes) };
  return {
    init: { method: 'POST', headers, body: readable, ...{ duplex: 'half' } },
    end: () => writer.close().catch(() => undefined),
  };
}

test('of large bodies some are held at once, whoever comes then is asked to come again, and small ones always get in', async () => {
  const { request, faults } = await testServer();
  const bodies = [slow(limits.body.story), slow(limits.body.story)];
  onTestFinished(async () => void (await Promise.all(bodies.map(({ end }) => end()))));
  const held = bodies.map(({ init }) => request(path, init));
  const late = await request(path, slow(limits.body.json + 1).init);
  expect([late.status, late.headers.get('Retry-After'), (await late.json()).message]).toEqual([
    503,
    '30',
    ourMessages.photosBusy,
  ]);
  const story = await new Response(formDataOf(storyBody())).blob();
  const headers = { 'Content-Type': story.type, 'Content-Length': String(story.size) };
  expect((await request(path, { method: 'POST', headers, body: story })).status).toBe(200);
  for (const { end } of bodies) await end();
  for (const answer of held) expect((await answer).status).toBe(400);
  const next = slow(limits.body.story);
  const answer = request(path, next.init);
  await next.end();
  expect([(await answer).status, faults]).toEqual([400, []]);
});

test('one that does not arrive in time is given up', async () => {
  const { init } = slow(1_000);
  const request = new Request('http://localhost/', init);
  await expect(readBytes(request, 1_000, 20)).rejects.toMatchObject({ status: 408 });
});

test('two of the largest fit, to the byte, and give their room back once', () => {
  const asked = (bytes?: number) => {
    const headers: Record<string, string> = bytes === undefined ? {} : { 'Content-Length': String(bytes) };
    return new Request('http://localhost/', { method: 'POST', headers });
  };
  const { story, json } = limits.body;
  const holds = (request: Request) => {
    try {
      hold(request, story);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ status: 503, headers: { 'Retry-After': '30' } });
      return false;
    }
  };
  // The length is not told: as much as there may be.
  const [first, second, small] = [asked(), asked(story - json - 1), asked(json)];
  expect([holds(first), holds(second), holds(small)]).toEqual([true, true, true]);
  const [over, last] = [asked(json + 2), asked(json + 1)];
  expect([holds(over), holds(last), holds(asked(json + 1)), holds(small)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  letGo(over);
  letGo(small);
  expect(holds(asked(json + 1))).toBe(false);
  letGo(last);
  letGo(last);
  expect([holds(over), holds(last)]).toEqual([false, true]);
  for (const request of [first, second, last]) letGo(request);
  const again = [asked(), asked()];
  expect([...again.map(holds), holds(asked(json + 1))]).toEqual([true, true, false]);
  for (const request of again) letGo(request);
});
