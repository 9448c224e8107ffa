import path from 'node:path';
import { parseSync } from 'vite';

/** What stands in a `.css.ts` before each of its constants, so that a class learns what it is called. */
const sign = '__banyanNamed';
/** A stylesheet module that says, before each of its constants, which one is being made. */
export const withNames = (code: string): string =>
  `globalThis.${sign}='';` +
  parseSync('styles.css.ts', code).program.body.reduceRight((text, statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const named = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.id : undefined;
    if (named?.type !== 'Identifier') return text;
    return `${text.slice(0, statement.start)}globalThis.${sign}='${named.name}';${text.slice(statement.start)}`;
  }, code);

/**
 * The name of a class, a variable or an animation: `banyan-Button-button`, and `banyan-Button-variants-accent` for one
 * of several. Readable, and the same in every release as long as nobody renames the constant.
 * @param file The module, e.g. `ui/src/elements/Button/Button.css.ts`.
 * @param which The variant, or empty.
 */
const className = (file: string, constantName: string, which: string): string => {
  if (constantName === '')
    throw new Error(`${file} makes a class before its first constant; it has no name.`);
  const parts = ['banyan', path.basename(file, '.css.ts'), constantName, which];
  return parts
    .filter((part) => part !== '')
    .join('-')
    .replace(/[^\w-]/g, '-');
};

/** Names classes while stylesheet modules are evaluated, and stops at the first name that is given twice. */
export const nameKeeper = () => {
  const given = new Map<string, string>();
  return ({ filePath, debugId = '' }: { filePath: string; debugId?: string }): string => {
    const name = className(filePath, String(Reflect.get(globalThis, sign)), debugId);
    const before = given.get(name);
    if (before !== undefined) throw new Error(`${filePath} and ${before} both make a class called ${name}.`);
    given.set(name, filePath);
    return name;
  };
};
