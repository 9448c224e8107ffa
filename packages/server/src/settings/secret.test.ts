import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../testing/test-server.ts';
import { secretInFile } from './secret.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  const writeFileSync: typeof real.writeFileSync = (file, data, options) => {
    real.writeFileSync(file, disk.isFull ? '' : data, options);
    if (disk.isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  return { ...real, writeFileSync, default: { ...real.default, writeFileSync } };
});

test('reads an existing secret without writing anything', () => {
  const dataDir = temporaryDirectory();
  const secret = secretInFile(dataDir);
  disk.isFull = true;
  expect([secretInFile(dataDir), readdirSync(dataDir)]).toEqual([secret, ['secret.key']]);
  disk.isFull = false;
});

test('leaves no file behind when the secret cannot be written', () => {
  const dataDir = temporaryDirectory();
  disk.isFull = true;
  expect(() => secretInFile(dataDir)).toThrow('no space left');
  disk.isFull = false;
  expect(readdirSync(dataDir)).toEqual([]);
});

test('reports a damaged secret and does not replace it', () => {
  const dataDir = join(temporaryDirectory(), 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secret.key'), 'x');
  expect(() => secretInFile(dataDir)).toThrow('is damaged');
});
