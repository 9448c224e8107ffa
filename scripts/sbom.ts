import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from './steps.ts';

const execute = promisify(execFile);

/** Beside what is served, so that it goes where the site goes and no visitor reads it. */
const sbomFile = 'site/dist/sbom.cdx.json';

/** As much of a CycloneDX 1.6 document as is looked at here; all else stays as pnpm wrote it. */
export interface Sbom {
  metadata: { component: { 'bom-ref': string } };
  components: readonly { 'bom-ref': string; scope?: string }[];
  dependencies: readonly { ref: string; dependsOn?: readonly string[] }[];
}

/**
 * The server's libraries are development dependencies of its package, which is published without it. These are the others,
 * and types, which are gone when it runs.
 */
const onlyForTests = /^pkg:npm\/(?:%40types\/.*|fast-check|ical\.js|node-ical|postal-mime)@/;

/** One list of two: what the site brings, and of the server's package everything but what only its tests use. */
export const merged = (site: Sbom, server: Sbom): Sbom => {
  const below = new Map(
    server.dependencies.map(({ ref, dependsOn = [] }) => [
      ref,
      dependsOn.filter((next) => !onlyForTests.test(next)),
    ]),
  );
  const running = new Set([server.metadata.component['bom-ref']]);
  // A set that grows is walked to its last end.
  for (const ref of running) for (const next of below.get(ref) ?? []) running.add(next);
  const listed = new Set(site.components.map((component) => component['bom-ref']));
  const added = server.components.filter(({ 'bom-ref': ref }) => running.has(ref) && !listed.has(ref));
  return {
    ...site,
    components: [...site.components, ...added.map(({ scope: _, ...component }) => component)],
    dependencies: [
      ...site.dependencies.filter(({ ref }) => !running.has(ref)),
      ...[...running].map((ref) => ({ ref, dependsOn: below.get(ref) ?? [] })),
    ],
  };
};

/** The pnpm that started this process, as a program and its first parameters; nothing when something else did. */
export const startedBy = (program = process.env.npm_execpath): [string, ...string[]] | undefined => {
  if (!program || !path.basename(program).startsWith('pnpm')) return undefined;
  return /\.[cm]?js$/.test(program) ? [process.execPath, program] : [program];
};

/**
 * Every library that the built site runs with, its version, licence and checksum, as CycloneDX. pnpm reads that from what is
 * installed and asks nobody.
 * @throws when pnpm cannot be run, or cannot tell
 */
export const softwareBill = async ([program, ...first]: [string, ...string[]]): Promise<Sbom> => {
  const ask = async (...more: string[]): Promise<Sbom> => {
    const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
    const { stdout } = await execute(program, [...first, 'sbom', ...format, ...more], {
      cwd: root,
      env: environment,
      maxBuffer: 2 ** 26,
      timeout: 20_000,
    });
    return JSON.parse(stdout);
  };
  return merged(
    ...(await Promise.all([
      ask('--prod', '--filter', '@banyan/site'),
      ask('--exclude-peers', '--filter', '@banyan/server'),
    ])),
  );
};

/** Puts the list beside the built site. A build goes on without one, and says so: a site that runs matters more. */
export async function writeSoftwareBill(): Promise<void> {
  const file = path.join(root, sbomFile);
  await rm(file, { force: true });
  const pnpm = startedBy();
  if (!pnpm) {
    console.log(`There is no ${sbomFile}: pnpm makes it, when it starts the build (npx pnpm@12 build).`);
    return;
  }
  try {
    await writeFile(file, `${JSON.stringify(await softwareBill(pnpm), null, 1)}\n`);
  } catch (error) {
    console.error(`There is no ${sbomFile}: ${error instanceof Error ? error.message : error}`);
  }
}
