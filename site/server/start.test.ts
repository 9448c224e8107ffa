import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('stops with a single message if the bucket does not exist, before creating any file', async () => {
  const bucket = createServer((_, response) => {
    response.writeHead(404, { 'Content-Type': 'application/xml' });
    response.end('<Error><Code>NoSuchBucket</Code></Error>');
  });
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const address = bucket.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'banyan-start-'));
  onTestFinished(() => {
    bucket.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const started = spawn(process.execPath, [path.join(import.meta.dirname, '../server.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      MEDIA_URL: `s3://banyan?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
    },
  });
  let said = '';
  started.stderr.on('data', (data) => {
    said += data;
  });
  const [code] = await once(started, 'close');
  expect([code, said]).toEqual([
    1,
    'MEDIA_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY do not open the bucket banyan: NoSuchBucket.\n',
  ]);
  expect(readdirSync(dataDir)).toEqual([]);
}, 60_000);
