import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answers, folderOf } from './answers.ts';

/** Folder of the package, from `src/cli` as well as from `dist`. */
function packageFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!readdirSync(folder).includes('template')) folder = path.dirname(folder);
  return folder;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Returns the site's package.json: its name, and our packages with a version range that is compatible with this one. */
function manifestOf(template: string, name: string, version: string): string {
  const manifest = readManifest(template);
  const pinned = (needed: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(needed).map(([of, range]) => [of, of.startsWith('@banyan/') ? `^${version}` : range]),
    );
  return json({
    ...manifest,
    name,
    dependencies: pinned(manifest.dependencies),
    devDependencies: pinned(manifest.devDependencies),
  });
}

/**
 * Writes the site into a temporary folder beside its place and then moves it there: an interrupted run leaves nothing. @returns its
 * files.
 */
export function writeSite({ folder, chapter, logo }: Answers): string[] {
  const source = packageFolder();
  const template = path.join(source, 'template');
  const { version } = readManifest(source);
  mkdirSync(path.dirname(folder), { recursive: true });
  const draft = path.join(path.dirname(folder), `.new-chapter-${process.pid}`);
  const write = (file: string, content: string | Buffer) => writeFileSync(path.join(draft, file), content);
  try {
    cpSync(template, draft, { recursive: true });
    mkdirSync(path.join(draft, 'public'), { recursive: true });
    // npm does not publish a file named `.gitignore` unchanged.
    renameSync(path.join(draft, 'gitignore'), path.join(draft, '.gitignore'));
    write('package.json', manifestOf(template, `${folderOf(chapter.name)}-site`, version));
    const { chapter: id, name, place, national, site, brand, accent, links } = chapter;
    write(
      'chapter.json',
      json({
        $schema: './node_modules/@banyan/create-chapter/chapter.schema.json',
        ...(id && { chapter: id }),
        name,
        place,
        national,
        ...(site && { site }),
        brand,
        accent,
        links,
        ...(logo && { logo: 'logo.svg' }),
      }),
    );
    const readme = readFileSync(path.join(draft, 'README.md'), 'utf8');
    write('README.md', readme.replaceAll('CHAPTER', name));
    if (logo) write('logo.svg', logo);
    try {
      rmdirSync(folder);
    } catch {
      // Usually it is not there yet; one that is not empty was refused before.
    }
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}
