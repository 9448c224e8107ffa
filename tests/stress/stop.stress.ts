import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { contactBody } from '../../packages/server/src/testing/test-server.ts';
import { root } from '../../scripts/steps.ts';
import { openFile, post, product } from './product.ts';
import { stressTest } from './stressTest.ts';

stressTest(
  'ends with 0 on SIGTERM while people send and hold connections, and loses nothing acknowledged',
  { full: 100, short: 1, of: 'stops' },
  async (count) => {
    const { member, dataDir, token } = await product();
    const acknowledged: string[] = [];
    let longest = 0;
    for (let round = 0; round < count; round += 1) {
      await member.start(root);
      let isOver = false;
      // Visitors who only hold a connection. The server waits ten seconds for half a head, so only some rounds have one.
      const held = round % 20 === 0 ? ['', 'GET / HTTP/1.1\r\nHost: he'] : ['', ''];
      const sockets = held.map((text) => {
        const socket = connect(member.port, '127.0.0.1', () => socket.write(text));
        return socket.on('error', () => undefined);
      });
      onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
      const people = Array.from({ length: 4 }, async () => {
        while (!isOver) {
          const body = contactBody({ captchaToken: token() });
          const answer = await post(member.url, '/contact', body).catch(() => undefined);
          // A connection that is refused, or cut before an answer, promises nothing.
          if (answer?.ok) acknowledged.push((await answer.json()).reference);
        }
      });
      await wait(100 + Math.random() * 400);
      const from = performance.now();
      expect(await member.terminate()).toBe(0);
      longest = Math.max(longest, performance.now() - from);
      isOver = true;
      await Promise.all(people);
    }
    const database = openFile(`${dataDir}/banyan.db`);
    const rows = database.prepare('select reference from contact_messages').all();
    database.close();
    const kept = new Set(rows.map(({ reference }) => reference));
    expect(acknowledged.filter((one) => !kept.has(one))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(count);
    return `${acknowledged.length} acknowledged, 0 lost; longest stop ${(longest / 1000).toFixed(1)} s`;
  },
);
