import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { filesUnder } from '../stamp.ts';
import { root } from '../steps.ts';
import { testsVariable } from './groups.ts';

/** What became of the mistakes that were made in a file. */
export interface Measured {
  /** How many a test noticed. */
  noticed: number;
  /** The others: where, and what stood there instead. */
  unnoticed: readonly string[];
}

const folder = path.join(root, '.cache/mutants');
const below = 'packages/api/src';

/** A digest of all that a file's figures depend on: itself, the sources, and its tests. */
async function stampOf(file: string, tests: readonly string[]): Promise<string> {
  const own = [...tests, file].map((one) => path.join(root, below, one));
  const digest = createHash('sha256');
  for (const one of [
    path.join(root, 'pnpm-lock.yaml'),
    ...(await filesUnder(path.join(root, below))),
    ...own,
  ])
    digest.update(await readFile(one));
  return digest.digest('hex');
}

async function remembered(place: string): Promise<Measured | undefined> {
  const text = await readFile(place, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/**
 * Makes every mistake in a file that Stryker knows, one after another, in a copy of the sources, and has its tests run on each.
 * What was measured of the same sources is remembered, so that a run may be stopped and goes on where it was.
 * @param file Below `packages/api/src`, as its tests.
 * @param concurrency Mistakes that are tried at the same time.
 */
export async function measure(
  file: string,
  tests: readonly string[],
  concurrency: number,
): Promise<Measured> {
  const place = path.join(folder, `${await stampOf(file, tests)}.json`);
  const known = await remembered(place);
  if (known) return known;
  process.env[testsVariable] = tests.map((test) => `${below}/${test}`).join(',');
  const tempDirName = await mkdtemp(path.join(tmpdir(), 'banyan-mutants-'));
  const results = await new Stryker({
    mutate: [`${below}/${file}`],
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    // Without tsconfig.json: Stryker would read it by TypeScript's JavaScript interface, which TypeScript 7 does not have.
    ignorePatterns: [
      '**',
      '!package.json',
      '!packages/api/package.json',
      `!${below}/**`,
      '!vitest.mutants.config.ts',
      '!scripts/mutants/groups.ts',
    ],
    tempDirName,
    concurrency,
    // A mistake that ends in waiting is noticed; on a busy machine no other one may look like it.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 15,
    reporters: [],
    logLevel: 'error',
    warnings: false,
  })
    .runMutationTest()
    .finally(() => rm(tempDirName, { recursive: true, force: true }));
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const unnoticed = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location, mutatorName, replacement, status }) => {
      const { line, column } = location.start;
      return `${below}/${file}:${line + 1}:${column + 1} ${status === 'NoCoverage' ? 'no test comes here' : mutatorName}: ${replacement}`;
    });
  await mkdir(folder, { recursive: true });
  await writeFile(`${place}.new`, JSON.stringify({ noticed, unnoticed }));
  await rename(`${place}.new`, place);
  return { noticed, unnoticed };
}

/** Of a hundred mistakes, how many were noticed. */
export const scoreOf = (all: readonly Measured[]): number => {
  const noticed = all.reduce((sum, one) => sum + one.noticed, 0);
  const made = all.reduce((sum, one) => sum + one.noticed + one.unnoticed.length, 0);
  return made === 0 ? 100 : (noticed / made) * 100;
};
