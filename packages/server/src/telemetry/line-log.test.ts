import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../testing/test-server.ts';
import { openLineLog } from './line-log.ts';

const fileIn = (folder: string) => path.join(folder, 'access.log');

test('writes lines to the file, and after log rotation to a new file with the same name', async () => {
  const file = fileIn(temporaryDirectory());
  const log = openLineLog({ file });
  log.write('one');
  await expect.poll(() => readFileSync(file, 'utf8')).toBe('one\n');
  renameSync(file, `${file}.1`);
  log.write('two');
  log.reopen();
  log.write('three');
  await log.close();
  await expect.poll(() => readFileSync(`${file}.1`, 'utf8')).toBe('one\ntwo\n');
  expect(readFileSync(file, 'utf8')).toBe('three\n');
});

test('loses lines while the file cannot be written, reports why, and recovers', async () => {
  const folder = path.join(temporaryDirectory(), 'logs');
  mkdirSync(folder);
  let at = 0;
  const said: string[] = [];
  const log = openLineLog(
    { file: fileIn(folder) },
    (error) => said.push(error.message),
    () => at,
  );
  onTestFinished(() => log.close());
  rmSync(folder, { recursive: true });
  log.write('lost');
  await expect.poll(log.lost).toBe(1);
  expect(said[0]).toMatch(/ENOENT/);
  log.write('lost, and not even tried');
  expect(log.lost()).toBe(2);
  mkdirSync(folder);
  at += 5_000;
  log.write('written');
  await expect
    .poll(() => existsSync(fileIn(folder)) && readFileSync(fileIn(folder), 'utf8'))
    .toBe('written\n');
});

test.runIf(existsSync('/dev/full'))('loses lines on a full disk without another effect', async () => {
  const said: unknown[] = [];
  const log = openLineLog({ file: '/dev/full' }, (error) => said.push(error));
  log.write('lost');
  await expect.poll(log.lost).toBe(1);
  expect(said).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
  await log.close();
});
