import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withFormerNames } from './formerNames.ts';
import { asPublished, importsOf, isStyles, type Module, packagesIn, reached, typesOf } from './modules.ts';
import { type Manifest, publishedExports, readManifest } from './publishedExports.ts';
import { type createStyles, stylesheet } from './styles.ts';

/** Where a package stands, and where the compiler put it. */
export interface Place {
  source: string;
  emitted: string;
  dist: string;
}

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** The modules that the published manifest names. */
const entriesOf = (manifest: Manifest, { source, emitted }: Place): Module[] =>
  Object.values(publishedExports(manifest, source)).flatMap((entry) =>
    typeof entry === 'string' || !entry.default?.endsWith('.js')
      ? []
      : path.join(emitted, path.relative('dist', entry.default).replace(/\.js$/, '')),
  );

/** Nobody else has what only this repository installs. */
const checkImports = (
  { name, dependencies, peerDependencies }: Manifest,
  file: string,
  code: string,
): void => {
  const missing = packagesIn(file, code).find(
    (needed) => !(needed in { ...dependencies, ...peerDependencies }),
  );
  if (missing !== undefined) throw new Error(`${name} publishes ${file}, which needs ${missing}.`);
};

/** Fonts travel with the styles that name them, and with their licences. @returns the new address of each. */
const fontsOf = ({ source, dist }: Place): ((address: string) => string) => {
  const theme = path.join(source, 'src/theme');
  for (const licence of globSync('fonts/*.txt', { cwd: theme }))
    cpSync(path.join(theme, licence), path.join(dist, licence));
  const find = createRequire(path.join(source, 'package.json')).resolve;
  return (address) => {
    if (!address.endsWith('.woff2')) return address;
    const font = address.startsWith('.') ? path.join(theme, address) : find(address);
    cpSync(font, path.join(dist, 'fonts', path.basename(font)));
    return `./fonts/${path.basename(font)}`;
  };
};

/**
 * Copies every module that can be reached from the package's exports into `dist`, and gathers the styles.
 * @param further Modules that are wanted there too.
 */
export const buildPackage = async (
  place: Place,
  styles: ReturnType<typeof createStyles>,
  further: readonly Module[] = [],
): Promise<void> => {
  const { source, emitted, dist } = place;
  rmSync(dist, { recursive: true, force: true });
  const relativeTo = (module: Module) => path.relative(emitted, module);
  const evaluate = (module: Module) => styles.evaluate(path.join(source, 'src', `${relativeTo(module)}.ts`));
  const manifest = readManifest(source);
  const entries = entriesOf(manifest, place);
  const publish = (file: string, code: string) => {
    checkImports(manifest, file, code);
    write(path.join(dist, file), asPublished(file, code));
  };

  const published = reached([...entries, ...further.map((module) => path.join(emitted, module))], (module) =>
    isStyles(module) ? typesOf(module) : [...importsOf(module), ...typesOf(module)],
  );
  for (const module of published) {
    const target = relativeTo(module).replace(/\.css$/, '-css');
    publish(
      `${target}.js`,
      isStyles(module) ? (await evaluate(module)).code : readFileSync(`${module}.js`, 'utf8'),
    );
    publish(`${target}.d.ts`, readFileSync(`${module}.d.ts`, 'utf8'));
  }

  const sheets: string[] = [];
  for (const module of reached(entries, importsOf).filter(isStyles))
    sheets.push((await evaluate(module)).css);
  if (sheets.length === 0) return;
  write(path.join(dist, 'styles.css.d.ts'), 'export {};\n');
  write(path.join(dist, 'styles.css'), stylesheet(withFormerNames(sheets.join('\n')), fontsOf(place)));

  for (const theme of globSync('themes/!(all).css.ts', { cwd: path.join(source, 'src') })) {
    const { css } = await evaluate(path.join(emitted, theme.replace(/\.ts$/, '')));
    write(path.join(dist, theme.replace(/\.ts$/, '')), stylesheet(css));
  }
};
