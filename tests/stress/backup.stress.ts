import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { installation, site } from '../../packages/server/src/cli/commands/database/test-installation.ts';
import { openDatabase } from '../../packages/server/src/database/open.ts';
import { dump } from '../../packages/server/src/testing/test-dump.ts';
import { contactBody } from '../../packages/server/src/testing/test-server.ts';
import { stressTest } from './stressTest.ts';

async function rowsIn(dataDir: string) {
  const database = await openDatabase({ dataDir, database: undefined });
  const rows = await dump(database);
  await database.destroy();
  return rows;
}

stressTest(
  'restores every message acknowledged before a backup that was made while people send, each with its email',
  { full: 25, short: 1, of: 'restores' },
  async (count) => {
    const { root, dataDir, banyan, stop } = await installation();
    await stop();
    let [kept, number] = [0, 0];
    for (let round = 0; round < count; round += 1) {
      const running = await site(dataDir);
      const references: string[] = [];
      let isOver = false;
      const people = Array.from({ length: 4 }, async () => {
        while (!isOver) {
          number += 1;
          const answer = await running.request('/contact', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(contactBody({ message: `Message ${number}` })),
          });
          references.push((await answer.json()).reference);
          // Lets other work run, as a network would.
          await new Promise(setImmediate);
        }
      });
      while (references.length < 20) await wait(5);
      const before = [...references];
      const folder = join(root, `saved-${round}`);
      const saved = await banyan('backup', folder, '--media');
      isOver = true;
      await Promise.all(people);
      expect(saved).toMatchObject({ code: 0 });
      await running.stop();
      const whole = await rowsIn(dataDir);
      rmSync(dataDir, { recursive: true });
      expect((await banyan('restore', folder)).code).toBe(0);
      const restored = await rowsIn(dataDir);
      const found = restored.contact_messages ?? [];
      for (const row of found) expect(whole.contact_messages).toContainEqual(row);
      expect(before.filter((one) => !found.some((row) => Object(row).reference === one))).toEqual([]);
      const emails = (restored.outbox ?? []).map((row) => Object(row).about as unknown);
      expect(found.filter((row) => !emails.includes(Object(row).id))).toEqual([]);
      kept += before.length;
      rmSync(folder, { recursive: true });
    }
    return `${kept.toLocaleString('en-US')} acknowledged before, 0 lost`;
  },
);
