import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, root } from './steps.ts';

const execute = promisify(execFile);

/** Beside the served files, so that it is deployed with the site but not served. */
const sbomFile = 'site/dist/sbom.cdx.json';

/** Part of a CycloneDX 1.6 document that is read here; the rest stays as pnpm wrote it. */
interface Sbom {
  metadata: { component: { 'bom-ref': string } };
  components: readonly { 'bom-ref': string; scope?: string }[];
  dependencies: readonly { ref: string; dependsOn?: readonly string[] }[];
}

/**
 * Libraries needed only for tests, and types, which do not exist at run time. The server's libraries are all development
 * dependencies of its package, which is published without it.
 */
const onlyForTests = /^pkg:npm\/(?:%40types\/.*|fast-check|ical\.js|node-ical|postal-mime)@/;

/** Merges two lists: the site's libraries, and those of the server's package that not only its tests use. */
const merged = (site: Sbom, server: Sbom): Sbom => {
  const below = new Map(
    server.dependencies.map(({ ref, dependsOn = [] }) => [
      ref,
      dependsOn.filter((next) => !onlyForTests.test(next)),
    ]),
  );
  const running = new Set([server.metadata.component['bom-ref']]);
  // Iterating over a set also visits the items added meanwhile.
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

/** Command of the pnpm that started this process: its program and its first parameters; undefined if something else started it. */
const startedBy = (): [string, ...string[]] | undefined => {
  const program = process.env.npm_execpath;
  if (!program || !path.basename(program).startsWith('pnpm')) return undefined;
  return /\.[cm]?js$/.test(program) ? [process.execPath, program] : [program];
};

/**
 * Lists every library that the built site runs with, its version, license and checksum, as CycloneDX. pnpm reads this from the
 * installed packages, without the network.
 * @throws when pnpm cannot run or fails
 */
const softwareBill = async ([program, ...first]: [string, ...string[]]): Promise<Sbom> => {
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

/** Writes the list beside the built site. A build continues without it and prints a warning: a working site is more important. */
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
