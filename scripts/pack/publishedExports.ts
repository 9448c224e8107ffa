import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package's manifest as it stands in the repository. */
export interface Manifest {
  name: string;
  /** What it exports in the repository: sources, and files that packing makes. */
  exports: Readonly<Record<string, string>>;
  publishConfig: {
    /** The subpaths of `exports` that stay in the repository. @default none */
    unpublished?: readonly string[];
  };
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** What a published subpath leads to: a file as it is, or a module and its types. */
export type PublishedEntry = string | { types: string; default?: string };

/** @param folder Of the package. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** What is published as one file with everything in it: its name in `dist`, and its source. */
export const bundles = { cli: 'src/cli/main.ts', vite: 'src/vite/index.ts' };

/** `./*` of modules: each of them by its name. Of other files the pattern is published as it is. */
const modulesOf = (folder: string, subpath: string, target: string): [subpath: string, target: string][] => {
  const [before, after] = target.split('*');
  if (before === undefined || !after?.startsWith('/')) return [[subpath, target]];
  return globSync(target, { cwd: folder })
    .map((file) => path.relative(before, file).slice(0, -after.length))
    .sort()
    .map((name) => [subpath.replace('*', name), target.replace('*', name)]);
};

const entryOf = (subpath: string, target: string): PublishedEntry => {
  if (target.endsWith('.d.ts')) return { types: target };
  if (target.startsWith('./dist/')) return { types: `${target}.d.ts`, default: target };
  if (!target.startsWith('./src/')) return target;
  // Fonts and themes lie in `dist` by the name they are asked for, modules as they lie in `src`.
  const named = `./dist/${subpath.slice(2)}`;
  if (target.endsWith('.css.ts')) return { types: './dist/styles.css.d.ts', default: named };
  if (!/\.tsx?$/.test(target)) return named;
  const module = target.replace(/^\.\/src/, './dist').replace(/\.tsx?$/, '');
  const [bundle] = Object.entries(bundles).find(([, source]) => `./${source}` === target) ?? [];
  return {
    types: `${module}.d.ts`,
    default: bundle === undefined ? `${module}.js` : `./dist/${bundle}.js`,
  };
};

/**
 * The `exports` of a package as it is published, made of those it has in the repository: sources become what packing makes
 * of them, and what is `unpublished` is left out.
 *
 * @param folder Of the package: `./*` is published folder by folder.
 * @throws an error when something is `unpublished` that is not exported at all.
 */
export const publishedExports = (
  { name, exports, publishConfig: { unpublished = [] } }: Manifest,
  folder: string,
): Record<string, PublishedEntry> => {
  const exported = Object.entries(exports).flatMap(([subpath, target]) => modulesOf(folder, subpath, target));
  const unknown = unpublished.find((subpath) => !exported.some(([other]) => other === subpath));
  if (unknown !== undefined)
    throw new Error(`${name} does not export ${unknown}, which is called unpublished.`);
  return Object.fromEntries(
    exported
      .filter(([subpath]) => !unpublished.includes(subpath))
      .map(([subpath, target]) => [subpath, entryOf(subpath, target)]),
  );
};
