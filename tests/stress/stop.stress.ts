import { connect } from 'node:net';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { proof } from '@banyan/server/proof';
import { expect, onTestFinished } from 'vitest';
import { root } from '../steps.ts';
import { message, product } from './product.ts';

/** A visitor who only holds a connection: silent, or with half a head. */
function holding(url: string, said: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(said));
  socket.on('error', () => undefined);
  return socket;
}

function references(dataDir: string): Set<unknown> {
  const database = new DatabaseSync(path.join(dataDir, 'banyan.db'), { readOnly: true });
  const rows = database.prepare('select reference from contact_messages').all();
  database.close();
  return new Set(rows.map(({ reference }) => reference));
}

proof(
  {
    what: 'SIGTERM while people send and hold connections: it ends with 0, and nothing acknowledged is lost',
    full: 200,
    of: 'stops',
  },
  async (count) => {
    const { member, dataDir, token } = await product();
    const acknowledged: string[] = [];
    const took: number[] = [];
    let number = 0;
    for (let round = 0; round < count; round += 1) {
      await member.start(root);
      let isOver = false;
      // Half a head is waited for, ten seconds long: now and then is enough.
      const held = round % 20 === 0 ? ['', 'GET / HTTP/1.1\r\nHost: he'] : ['', ''];
      const sockets = held.map((said) => holding(member.url, said));
      onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
      const people = Array.from({ length: 4 }, async () => {
        while (!isOver) {
          number += 1;
          const answer = await fetch(`${member.url}/api/contact`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(message(token(), `Message ${number}`)),
          }).catch(() => undefined);
          // A connection that is refused, or cut before an answer, promises nothing.
          if (answer?.ok) acknowledged.push((await answer.json()).reference);
        }
      });
      await wait(100 + Math.random() * 400);
      const from = performance.now();
      const code = await member.terminate();
      took.push(performance.now() - from);
      isOver = true;
      await Promise.all(people);
      expect(code).toBe(0);
    }
    const kept = references(dataDir);
    expect(acknowledged.filter((one) => !kept.has(one))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(count);
    return `${acknowledged.length.toLocaleString('en-US')} acknowledged, 0 lost; longest stop ${(Math.max(...took) / 1000).toFixed(1)} s`;
  },
);
