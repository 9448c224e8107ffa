import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { proof } from '@banyan/server/proof';
import { expect } from 'vitest';
import { modulesOfOffice } from '../../site/build/officeApart.ts';
import { environment, root } from '../steps.ts';

const hashed = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What of a folder is no source. */
const left = new Set(['dist', 'e2e', '.cache', '.storybook']);

/** Every module of the Office, as it lies in the workspace. */
function modulesHere(): string[] {
  const all = globSync(['packages/**/*.{ts,tsx}', 'site/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (name) => name === 'node_modules' || left.has(name),
  });
  return modulesOfOffice(all.map((file) => path.join(root, file)));
}

/**
 * A copy of the sources with the libraries of the install, in which every module of the Office is another. Those are written anew and
 * never changed in place: the copy's libraries are the workspace's own, by links.
 * @returns where it is, and how many were changed
 */
function copyWithAnotherOffice(): { copy: string; changed: number } {
  const copy = mkdtempSync(path.join(tmpdir(), 'office-changed-'));
  const modules = new Set(modulesHere());
  for (const name of ['site', 'packages', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      // Packages find one another in the copy, by links that say so from where they lie.
      verbatimSymlinks: true,
      filter: (source) => !left.has(path.basename(source)) && !modules.has(source),
    });
  for (const module of modules) {
    const text = `${readFileSync(module, 'utf8')}\nexport const changedByProof = 'another';\n`;
    writeFileSync(path.join(copy, path.relative(root, module)), text, { flag: 'wx' });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return { copy, changed: modules.size };
}

/** The files of the build that is served which a bundler has named by what is in them. */
const served = (): Record<string, string> => {
  const client = path.join(root, 'site/dist/client');
  const files = globSync('assets/**/*.{js,css}', { cwd: client });
  return Object.fromEntries(files.map((file) => [file, hashed(path.join(client, file))]));
};

proof(
  {
    what: 'What visitors load is the same to the byte, whatever is changed of the Office.',
    full: 1,
    of: 'build with every module of the Office changed',
  },
  async () => {
    const { copy, changed } = copyWithAnotherOffice();
    expect(changed).toBeGreaterThan(500);
    const { stdout } = await promisify(execFile)(
      'node',
      [path.join(root, 'scripts/trust/publicFiles.ts'), copy],
      {
        cwd: root,
        // Not as in a test: what is built is what is served.
        env: { ...environment, NODE_ENV: 'production' },
        maxBuffer: 2 ** 26,
      },
    );
    const built: Record<string, string> = JSON.parse(stdout);
    const before = served();
    const names = Object.keys(before);
    expect(names.length).toBeGreaterThan(100);
    expect(Object.fromEntries(names.map((name) => [name, built[name]]))).toEqual(before);
    return `${names.length} files with the same hash, ${changed} modules changed`;
  },
);
