import { formDataOf } from '@banyan/api/internal';
import { expect } from 'vitest';
import { bombs } from '../../packages/server/src/stories/test-bombs.ts';
import { storyBody } from '../../packages/server/src/stories/test-story.ts';
import { root } from '../../scripts/steps.ts';
import { product, watched } from './product.ts';
import { stressTest } from './stressTest.ts';

const atOnce = 50;
/** Memory limit in MB of the server and its workers together. */
const mostMemory = 400;

/** Sends a story with a photo. @returns the status; 0 if the connection was cut because the server refused the body before its end */
async function sendPhoto(url: string, bytes: Buffer<ArrayBuffer>, captchaToken: string): Promise<number> {
  // The server opens a file only if its type is a picture.
  const photo = new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' });
  const body = formDataOf(storyBody({ captchaToken, photo }));
  const sent = await fetch(`${url}/api/alumni-stories/create`, { method: 'POST', body }).catch(
    () => undefined,
  );
  return sent?.status ?? 0;
}

stressTest(
  `answers no 500 to ${atOnce} hostile pictures at once and stays below ${mostMemory} MB`,
  { full: 600, short: 30, of: 'uploads' },
  async (count) => {
    const { member, token } = await product();
    await member.start(root);
    const kinds = await bombs();
    const statuses: number[] = [];
    const attack = async () => {
      for (let round = 0; round * atOnce < count; round += 1) {
        const bytes = kinds[round % kinds.length]?.bytes ?? Buffer.alloc(0);
        const sent = Array.from({ length: atOnce }, () => sendPhoto(member.url, bytes, token()));
        statuses.push(...(await Promise.all(sent)));
      }
    };
    const { memory, count: visits } = await watched(member, attack());
    expect(statuses.filter((status) => ![0, 200, 413, 422, 503].includes(status))).toEqual([]);
    // Checks that some photos are decoded completely.
    const opened = statuses.filter((status) => status === 200).length;
    expect(opened).toBeGreaterThan(0);
    expect(memory).toBeLessThan(mostMemory);
    return `${opened} opened; memory ${Math.round(memory)} MB; ${visits} visits of others`;
  },
);

const pages = '/ /news /events/month /alumni-directory /job-board /search /class-of/1998 /no-such-page'.split(
  ' ',
);

const random = () => Math.random().toString(36).slice(2);

stressTest(
  `serves others below ${mostMemory} MB while 50 visitors ask for random addresses`,
  { full: 60, short: 4, of: 'seconds' },
  async (seconds) => {
    const { member } = await product(() => ({ TRUSTED_PROXIES: '127.0.0.1,::1' }));
    await member.start(root);
    const until = performance.now() + seconds * 1_000;
    const statuses = new Set<number>();
    let asked = 0;
    const attack = async (number: number) => {
      while (performance.now() < until) {
        const search = `q=${random()}&search=${random()}&page=${asked % 90}`;
        const query = number % 2 === 0 ? `${random()}=${random()}` : search;
        const answer = await fetch(`${member.url}${pages[asked % pages.length]}?${query}`, {
          headers: { 'X-Forwarded-For': '198.51.100.7' },
        });
        await answer.arrayBuffer();
        statuses.add(answer.status);
        asked += 1;
      }
    };
    const attacks = Promise.all(Array.from({ length: 50 }, (_, number) => attack(number)));
    const { memory, count: visits } = await watched(member, attacks, '203.0.113.5');
    expect([...statuses].filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
    expect(memory).toBeLessThan(mostMemory);
    return `${asked} asked; memory ${Math.round(memory)} MB; ${visits} visits of others`;
  },
);
