import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { specifiersIn } from './specifiers.ts';

/** A relative module: where it lies, and whether it is a stylesheet's. */
const relative = /^(\..*?)(\.css)?\.(?:tsx?|js)$/;

/**
 * The file as it is published: `./Button.css.ts` is `./Button-css.js`, because bundlers take `.css.js` for styles.
 *
 * @param file Its name; the ending says how it is read.
 */
export const asPublished = (file: string, code: string): string =>
  specifiersIn(file, code).reduceRight((text, { name, start, end }) => {
    const [, place, css] = relative.exec(name) ?? [];
    if (place === undefined) return text;
    const published = `${place}${css === undefined ? '' : '-css'}.js`;
    return text.slice(0, start + 1) + published + text.slice(end - 1);
  }, code);

/** The packages that an emitted file asks for. */
export const packagesIn = (file: string, code: string): string[] =>
  specifiersIn(file, code).flatMap(({ name, imported }) =>
    imported ? (/^(?:@[\w-]+\/)?[a-z][\w.-]*/.exec(name)?.[0] ?? []) : [],
  );

/** A module's address without what its files end in: `sections/Hero/Hero`, `sections/Hero/Hero.css`. */
export type Module = string;

const namedIn = (module: Module, ending: '.js' | '.d.ts'): Module[] => {
  const file = module + ending;
  if (!existsSync(file)) throw new Error(`${file} was not emitted.`);
  return specifiersIn(file, readFileSync(file, 'utf8')).flatMap(({ name }) => {
    const [, place, css = ''] = relative.exec(name) ?? [];
    return place === undefined ? [] : path.join(path.dirname(module), place + css);
  });
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
