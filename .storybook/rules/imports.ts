import { posix } from 'node:path';
import { isWorkshop, type Source, withoutComments } from './sources.ts';

/** What a package says about itself, as far as the rules need it. */
export interface Manifest {
  name: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A package of the repository: its folder, its manifest, and which of ours its files may import. */
export interface PackageRules {
  folder: string;
  manifest: Manifest;
  /** Patterns of specifiers, by file. The first entry whose `files` matches decides. */
  mayImport: readonly { files: RegExp; ours: RegExp | null }[];
}

const site = '@banyan/(?:ui|forms|app)(?:/.*)?|@banyan/api/(?:client|contract|samples)';

/**
 * `site, create-chapter → app → forms → ui`, `forms, app → api/contract`, `app, site → api/client`, `site/server → server → api`;
 * `site → office → server, app, api/office`, where the Office's screens import none of the server. Nothing else.
 */
export const mayImport = {
  ui: [
    // What is printed for others to copy names the package as they do.
    { files: /^packages\/ui\/docs\/|\.example\.tsx$/, ours: /^@banyan\/ui\// },
    { files: /./, ours: null },
  ],
  forms: [
    { files: /\.example\.tsx$/, ours: /^@banyan\/(?:ui|forms)\// },
    { files: /./, ours: /^@banyan\/(?:ui\/.*|api\/contract)$/ },
  ],
  app: [
    // Runs in Node, which reads no components.
    { files: /^packages\/app\/src\/(?:build|document)\//, ours: null },
    { files: /./, ours: /^@banyan\/(?:(?:ui|forms)\/.*|api\/(?:client|contract))$/ },
  ],
  office: [
    {
      files: /^office\/(?:features\/[^/]+\/(?:components|routes|screens)|kit|shell)\//,
      ours: /^@banyan\/(?:(?:ui|forms|app)\/.*|api\/(?:client|contract|office(?:\/.*)?))$/,
    },
    {
      files: /./,
      ours: /^@banyan\/(?:(?:ui|app)\/.*|api\/(?:client|contract|internal|samples|office(?:\/.*)?)|server(?:\/.*)?)$/,
    },
  ],
  api: [{ files: /./, ours: null }],
  server: [{ files: /./, ours: /^@banyan\/api\/(?:client|contract|internal|office|samples)$/ }],
  createChapter: [{ files: /./, ours: /^@banyan\/(?:(?:ui|forms|app)\/.*|api\/(?:client|contract))$/ }],
  site: [
    {
      files: /^site\/e2e\//,
      ours: new RegExp(`^(?:${site}|@banyan/server(?:/(?:doubles|volunteer))?)$`),
    },
    {
      files: /^site\/(?:server[^/]*\.ts$|server\/)/,
      ours: new RegExp(`^(?:${site}|@banyan/server|@banyan/office/mount)$`),
    },
    {
      files: /^site\/office\//,
      ours: new RegExp(`^(?:${site}|@banyan/office/(?:routes|start))$`),
    },
    { files: /./, ours: new RegExp(`^(?:${site})$`) },
  ],
} satisfies Record<string, PackageRules['mayImport']>;

const pattern =
  /(?:^|[;\n}])\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every module that a file names: static, dynamic, types and side effects. */
export const importsOf = ({ text }: Source): string[] =>
  [...withoutComments(text).matchAll(pattern)].flatMap((match) => match[1] ?? match[2] ?? []);

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isExported = (packages: readonly PackageRules[], specifier: string): boolean => {
  const name = packageOf(specifier);
  const entry = `.${specifier.slice(name.length)}`;
  const exported = packages.find(({ manifest }) => manifest.name === name)?.manifest.exports ?? {};
  return Object.keys(exported).some((key) => {
    const [before, after] = key.split('*');
    if (after === undefined) return key === entry;
    return entry.startsWith(before ?? '') && entry.endsWith(after) && entry.length > key.length - 1;
  });
};

/** What runs before a release or only from this repository: consumers of the packages do not get what it imports. */
const unpublished = /\.css\.ts$|\/inLayer\.ts$|^packages\/api\/src\/samples\//;

const judge = (
  packages: readonly PackageRules[],
  owner: PackageRules,
  source: Source,
  specifier: string,
): string | null => {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(source.path), specifier);
    if (target.startsWith(`${owner.folder}/`)) return null;
    /* Tests of the whole product share what starts it. */
    const isWholeProduct = /\.e2e\.ts$|^(?:site\/e2e|office\/testing)\/|Room\.ts$/.test(source.path);
    if (isWholeProduct && /^(?:site\/e2e|office\/testing)\//.test(target)) return null;
    /* The repository's own tools may be shared by tests and builds, never by what is shipped. */
    const shipped = source.path.startsWith(`${owner.folder}/src/`);
    return !shipped && target.startsWith('scripts/') ? null : 'reaches into another package';
  }
  if (specifier.startsWith('@banyan/')) {
    const { ours } = owner.mayImport.find(({ files }) => files.test(source.path)) ?? { ours: null };
    if (!ours?.test(specifier)) return 'this package may not import';
    return isExported(packages, specifier) ? null : 'is not exported';
  }
  if (!source.path.startsWith(`${owner.folder}/src/`) || isWorkshop(source)) return null;
  if (/^(?:node|virtual):/.test(specifier)) return null;
  const { dependencies, peerDependencies, devDependencies } = owner.manifest;
  const local = unpublished.test(source.path) ? devDependencies : {};
  const all = { ...dependencies, ...peerDependencies, ...local };
  const name = packageOf(specifier);
  // A package of types alone is installed as `@types/name`.
  return name in all || `@types/${name}` in all ? null : 'is no dependency';
};

/** Imports that go where they may not, as `file imports specifier, which …`. */
export const wrongImports = (packages: readonly PackageRules[], sources: readonly Source[]): string[] =>
  sources.flatMap((source) => {
    const owner = packages.find(({ folder }) => source.path.startsWith(`${folder}/`));
    if (owner === undefined) return [];
    return importsOf(source).flatMap((specifier) => {
      const fault = judge(packages, owner, source, specifier);
      return fault === null ? [] : [`${source.path} imports ${specifier}, which ${fault}`];
    });
  });
