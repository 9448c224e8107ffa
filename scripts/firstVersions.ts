/**
 * Records in `since.json` which components the version about to be published exports for the first time. A part of
 * `npx pnpm@12 next-version`, after `changeset version` has set the number.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import firstVersions from '../packages/ui/docs/component/since.json' with { type: 'json' };
import manifest from '../packages/ui/package.json' with { type: 'json' };
import { requireRuntime } from './runtime.ts';
import { root } from './steps.ts';

/** Names that a module exports as values, those of `export *` included. Reads our own files only, which biome formats. */
function exportedNames(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const relayed = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, from = '']) =>
    exportedNames(path.join(path.dirname(file), from)),
  );
  const listed = [...text.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^(?:\w+ as )?(\w+)$/.exec(name.trim())?.[1] ?? []),
  );
  const declared = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)];
  return [...relayed, ...listed, ...declared.map(([, name = '']) => name)];
}

/** Every component that `@banyan/ui` and `@banyan/forms` publish, as `@banyan/ui/elements/Button`. */
const exportedComponents = (): string[] =>
  ['ui', 'forms'].flatMap((name) => {
    const folder = path.join(root, 'packages', name);
    const { exports }: { exports: Record<string, string> } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    return globSync('src/*/index.ts', { cwd: folder }).flatMap((index) => {
      const part = path.basename(path.dirname(index));
      const isPublished = (`./${part}` in exports || './*' in exports) && !/^themes?$/.test(part);
      const components = exportedNames(path.join(folder, index)).filter((one) => /^[A-Z].*[a-z]/.test(one));
      return isPublished ? components.map((component) => `@banyan/${name}/${part}/${component}`) : [];
    });
  });

requireRuntime();
const known = new Set(Object.values(firstVersions).flat());
const added = exportedComponents().filter((part) => !known.has(part));
if (added.length > 0) {
  const file = path.join(root, 'packages/ui/docs/component/since.json');
  const sorted = [...new Set(added)].toSorted();
  writeFileSync(file, `${JSON.stringify({ ...firstVersions, [manifest.version]: sorted }, null, 2)}\n`);
}
console.log(`${manifest.version} has ${added.length} components for the first time.`);
