import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { databaseVariables, openTestDatabase, testedEngine } from '../test-database.ts';
import { temporaryDirectory } from '../test-server.ts';
import { installationSecret } from './secret.ts';

/** Two processes' views of one installation. */
async function twoProcesses(more: Readonly<Record<string, string>> = {}) {
  const dataDir = temporaryDirectory();
  const config = readConfig({ DATA_DIR: dataDir, ...(await databaseVariables(dataDir)), ...more });
  const both = [await openTestDatabase(dataDir), await openTestDatabase(dataDir)];
  const secrets = await Promise.all(both.map((database) => installationSecret(database, config)));
  return { secrets, dataDir };
}

test('two processes that make the secret at once have the same one, where the data are', async () => {
  const { secrets, dataDir } = await twoProcesses();
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets[1]).toBe(secrets[0]);
  expect(existsSync(join(dataDir, 'secret.key'))).toBe(testedEngine === 'sqlite');
  expect((await twoProcesses()).secrets[0]).not.toBe(secrets[0]);
});

test('one that is given is used, and none is kept beside the data', async () => {
  const given = 'correct horse battery staple, twice';
  const { secrets, dataDir } = await twoProcesses({ INSTALLATION_SECRET: given });
  expect(secrets).toEqual([given, given]);
  expect(existsSync(join(dataDir, 'secret.key'))).toBe(false);
});
