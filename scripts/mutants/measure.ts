import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { importsOf } from '../../.storybook/rules/imports.ts';
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

/** A digest of all that a file's figures depend on: itself, its tests, and whatever these import of ours. */
async function stampOf(files: readonly string[]): Promise<string> {
  const digest = createHash('sha256').update(await readFile(path.join(root, 'pnpm-lock.yaml')));
  const reached = new Set(files);
  for (const file of reached) {
    const text = await readFile(path.join(root, file), 'utf8');
    digest.update(file).update('\0').update(text).update('\0');
    for (const specifier of importsOf({ path: file, text }))
      if (specifier.startsWith('.')) reached.add(path.join(path.dirname(file), specifier));
      else if (specifier.startsWith('@banyan/api/'))
        reached.add(path.relative(root, fileURLToPath(import.meta.resolve(specifier))));
  }
  return digest.digest('hex');
}

async function remembered(place: string): Promise<Measured | undefined> {
  const text = await readFile(place, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

const inSources = (file: string) => `packages/${file}`;

/**
 * Makes every mistake in a file that Stryker knows, one after another, in a copy of the sources, and has its tests run on each.
 * What was measured of the same sources is remembered, so that a run may be stopped and goes on where it was. The copy, as
 * `stryker.config.json` has it, is without tsconfig.json, which Stryker would read with TypeScript's JavaScript interface.
 * @param file Below `packages`, as its tests.
 * @param concurrency Mistakes that are tried at the same time.
 */
export async function measure(
  file: string,
  tests: readonly string[],
  concurrency: number,
): Promise<Measured> {
  const [mutated, judges] = [inSources(file), tests.map(inSources)];
  const place = path.join(folder, `${await stampOf([mutated, ...judges])}.json`);
  const known = await remembered(place);
  if (known) return known;
  process.env[testsVariable] = judges.join(',');
  const tempDirName = await mkdtemp(path.join(tmpdir(), 'banyan-mutants-'));
  const results = await new Stryker({
    configFile: 'stryker.config.json',
    mutate: [mutated],
    tempDirName,
    concurrency,
  })
    .runMutationTest()
    .finally(() => rm(tempDirName, { recursive: true, force: true }));
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const unnoticed = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location: { start }, mutatorName, replacement, status }) => {
      const what = status === 'NoCoverage' ? 'no test comes here' : mutatorName;
      return `${mutated}:${start.line}:${start.column} ${what}: ${replacement}`;
    });
  await mkdir(folder, { recursive: true });
  await writeFile(`${place}.new`, JSON.stringify({ noticed, unnoticed }));
  await rename(`${place}.new`, place);
  return { noticed, unnoticed };
}

const noticedIn = (all: readonly Measured[]) => all.reduce((sum, one) => sum + one.noticed, 0);

/** How many mistakes were made. */
export const mistakesIn = (all: readonly Measured[]): number =>
  all.reduce((sum, one) => sum + one.unnoticed.length, noticedIn(all));

/** Of a hundred mistakes, how many were noticed; 0 where none was made. */
export const scoreOf = (all: readonly Measured[]): number =>
  (noticedIn(all) / Math.max(1, mistakesIn(all))) * 100;
