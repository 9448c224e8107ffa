import { browsers } from '@banyan/ui/browsers';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from '../steps.ts';

/** Code and styles of something that was built, minified and without React. */
interface Bundle {
  js: string;
  css: string;
}

/** What was built together, to be weighed apart. */
export interface Built {
  /** The names that an entry exports. */
  exportsOf: (entry: string) => readonly string[];
  /**
   * Everything that these entries load, each file counted one time.
   * @param onDemand Whether what they load only when it is needed counts as well.
   */
  weigh: (entries: readonly string[], onDemand: boolean) => Bundle;
}

/** A page that uses a component has these already. */
const external = /^(react|react-dom|scheduler)(\/|$)/;

/**
 * Builds modules as a site would and keeps the result in memory.
 * @param entries Source text of each entry by name.
 * @param folder Where the packages lie that they name.
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  folder: string = root,
): Promise<Built> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [virtualEntries(entries), vanillaExtractPlugin()],
    build: {
      write: false,
      target: browsers,
      cssTarget: browsers,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(entries).map((name) => [name, prefix + name])),
        external,
        // As in the site's own build.
        treeshake: { manualPureFunctions: ['__name'] },
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return weighable(outputs.flatMap(({ output }) => output));
}

const prefix = 'bench:';

function virtualEntries(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'bench-entries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? entries[id.slice(prefix.length + 1)] : undefined),
  };
}

function weighable(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Built {
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const entries = new Map(
    [...chunks.values()].filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, chunk]),
  );
  const styles = new Map(
    output.filter((file) => file.type === 'asset').map((asset) => [asset.fileName, String(asset.source)]),
  );
  const entry = (name: string): Rolldown.OutputChunk => {
    const chunk = entries.get(name);
    if (!chunk) throw new Error(`The build has no entry ${name}.`);
    return chunk;
  };
  const reach = (from: Rolldown.OutputChunk, onDemand: boolean, into: Set<Rolldown.OutputChunk>): void => {
    if (into.has(from)) return;
    into.add(from);
    for (const name of onDemand ? [...from.imports, ...from.dynamicImports] : from.imports) {
      const next = chunks.get(name);
      if (next) reach(next, onDemand, into);
    }
  };
  return {
    exportsOf: (name) => entry(name).exports,
    weigh(names, onDemand) {
      const all = new Set<Rolldown.OutputChunk>();
      for (const name of names) reach(entry(name), onDemand, all);
      const sheets = new Set([...all].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      return {
        js: [...all].map((chunk) => withoutSeams(chunk.code)).join('\n'),
        css: [...sheets].map((name) => styles.get(name) ?? '').join('\n'),
      };
    },
  };
}

/** Without the imports and exports between files that one bundle would not have. */
const withoutSeams = (code: string): string =>
  code
    .replace(/import(?:[^;"'`()]*?from)?\s*"\.[^"]*";/g, '')
    .replace(/export\s*\{[^}]*\}(?:\s*from\s*"[^"]*")?;?/g, '');
