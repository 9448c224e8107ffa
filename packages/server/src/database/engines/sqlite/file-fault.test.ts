import { copyFileSync, renameSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { needsSqlite } from '../../../testing/test-database.ts';
import { contactBody, testServer, trusting } from '../../../testing/test-server.ts';
import { databaseFile } from './file.ts';

test('refuses writes and logs what to do once another file has replaced the database', async (context) => {
  needsSqlite(context, 'only it has a file');
  const { dataDir, post, request, faults, server } = await testServer(
    {},
    { captchaProvider: trusting, databaseCheckIntervalMs: 10 },
  );
  const health = async () => (await request('/health')).status;
  expect([await health(), (await post('/contact', contactBody())).status]).toEqual([200, 200]);
  const [file, aside] = [databaseFile(dataDir), `${databaseFile(dataDir)}.aside`];
  renameSync(file, aside);
  copyFileSync(aside, file);
  const refused = await post('/contact', contactBody({ message: 'Where does this go?' }));
  expect([refused.status, refused.headers.get('Retry-After'), await health()]).toEqual([503, '5', 503]);
  await vi.waitFor(() =>
    expect(faults.join('\n')).toContain('make sure that DATA_DIR has the right banyan.db'),
  );
  const lines = await Promise.all(server.metrics.map((metric) => metric.lines()));
  expect(lines.flat()).toContain('banyan_database_replaced 1');
  renameSync(aside, file);
  expect([await health(), (await post('/contact', contactBody({ message: 'Back.' }))).status]).toEqual([
    200, 200,
  ]);
});
