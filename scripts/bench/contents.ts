import path from 'node:path';
import { createBuilder, minifySync, type Plugin } from 'vite';
import { root } from '../steps.ts';
import { kilobytes, type Table } from './table.ts';
import { sizesOf } from './weights.ts';

/** The scripts that one page loads, as paths below the site. */
export interface PageScripts {
  path: string;
  scripts: readonly string[];
}

/** Chunk by file name: the modules in it and what is left of each after tree-shaking. */
type Chunks = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Groups lighter than this on every page are added up in one row, in bytes of gzip. */
const leastShown = 300;

/** What the JavaScript of each page is made of: one row per package or folder of ours, heaviest first. */
export async function contentsTable(pages: readonly PageScripts[]): Promise<Table> {
  const chunks = await siteChunks();
  const shares = pages.map(({ scripts }) => sharesOf(scripts, chunks));
  const weight = (group: string) => Math.max(...shares.map((share) => share.get(group) ?? 0));
  const groups = [...new Set(shares.flatMap((share) => [...share.keys()]))].sort(
    (a, b) => weight(b) - weight(a),
  );
  const shown = groups.filter((group) => weight(group) >= leastShown);
  const others = groups.filter((group) => weight(group) < leastShown);
  const cells = (some: readonly string[]) =>
    shares.map((share) => {
      const bytes = some.reduce((sum, group) => sum + (share.get(group) ?? 0), 0);
      return bytes === 0 ? '' : kilobytes(bytes);
    });
  const strangers = pages.flatMap((page) => page.scripts.filter((script) => !chunks.has(fileOf(script))));
  return {
    title: 'What the JavaScript is made of',
    columns: ['part', ...pages.map((page) => page.path)],
    rows: [
      ...shown.map((group) => [group, ...cells([group])]),
      [`${others.length} parts under ${kilobytes(leastShown)}`, ...cells(others)],
    ],
    notes: [
      'From a second build of the same sources. Each part is minified and compressed (gzip) by itself, so the parts add up to more than the page.',
      ...(strangers.length > 0
        ? [`Not in that build, and missing here: ${[...new Set(strangers)].join(', ')}.`]
        : []),
    ],
  };
}

async function siteChunks(): Promise<Chunks> {
  const site = path.join(root, 'site');
  const chunks = new Map<string, Map<string, string>>();
  const listing: Plugin = {
    name: 'bench-contents',
    generateBundle(_, output) {
      for (const chunk of Object.values(output)) {
        if (chunk.type !== 'chunk') continue;
        const modules = Object.entries(chunk.modules).map(([id, { code }]) => [id, code ?? ''] as const);
        chunks.set(chunk.fileName, new Map(modules));
      }
    },
  };
  const builder = await createBuilder({
    root: site,
    configFile: path.join(site, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
    plugins: [listing],
  });
  const { client } = builder.environments;
  if (!client) throw new Error('The site has no client build.');
  await builder.build(client);
  return chunks;
}

function sharesOf(scripts: readonly string[], chunks: Chunks): Map<string, number> {
  const code = new Map<string, string>();
  for (const script of new Set(scripts)) {
    for (const [id, text] of chunks.get(fileOf(script)) ?? []) {
      const small = text.trim() === '' ? '' : minifySync('module.js', text).code;
      code.set(groupOf(id), (code.get(groupOf(id)) ?? '') + small);
    }
  }
  return new Map(
    [...code].map(([group, text]) => [group, text === '' ? 0 : sizesOf(Buffer.from(text), true).gzip]),
  );
}

const fileOf = (script: string): string => script.replace(/^\//, '');

/** The npm package a module belongs to, or our package and folder. */
function groupOf(id: string): string {
  const [file = ''] = id.replace('\0', '').split('?');
  const dependency = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  if (dependency) return dependency;
  const ours = /\/packages\/([^/]+)\/src\/([^/]+)\//.exec(file);
  if (ours) return `@banyan/${ours[1]} ${ours[2]}`;
  return file.includes('/site/') ? '@banyan/site' : 'bundler';
}
