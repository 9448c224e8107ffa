import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Relative modules that an emitted file names: imports, exports, `import()`, also of types, and `new URL()` of a worker. */
const relative = /(\bfrom |\bimport |\bimport\(|\bnew URL\()(['"])(\.[^'"]*?)(\.css)?\.(?:tsx?|js)\2/g;

/** The file as it is published: `./Button.css.ts` is `./Button-css.js`, because bundlers take `.css.js` for styles. */
export const asPublished = (code: string): string =>
  code.replace(
    relative,
    (_, before: string, quote: string, file: string, css?: string) =>
      `${before}${quote}${file}${css === undefined ? '' : '-css'}.js${quote}`,
  );

const bare = /(?:\bfrom |\bimport |\bimport\()(['"])((?:@[\w-]+\/)?[a-z][\w.-]*)[^'"\s]*\1/g;

/** The packages that an emitted file asks for. */
export const packagesIn = (code: string): string[] =>
  [...code.matchAll(bare)].map(([, , name]) => name ?? '');

/** A module's address without what its files end in: `sections/Hero/Hero`, `sections/Hero/Hero.css`. */
export type Module = string;

const namedIn = (module: Module, ending: '.js' | '.d.ts'): Module[] => {
  const file = module + ending;
  if (!existsSync(file)) throw new Error(`${file} was not emitted.`);
  return [...readFileSync(file, 'utf8').matchAll(relative)].map(([, , , name, css]) =>
    path.join(path.dirname(module), `${name}${css ?? ''}`),
  );
};

/** What a module needs when it runs, in the order it needs it. */
export const importsOf = (module: Module): Module[] => namedIn(module, '.js');
/** What a consumer's compiler needs to know its types. */
export const typesOf = (module: Module): Module[] => namedIn(module, '.d.ts');
export const isStyles = (module: Module): boolean => module.endsWith('.css');

/** Everything that can be reached, a module after what it needs: the order in which a browser would run it. */
export const reached = (entries: readonly Module[], needs: (module: Module) => Module[]): Module[] => {
  const seen = new Set<Module>();
  const order: Module[] = [];
  const visit = (module: Module) => {
    if (seen.has(module)) return;
    seen.add(module);
    needs(module).forEach(visit);
    order.push(module);
  };
  entries.forEach(visit);
  return order;
};
