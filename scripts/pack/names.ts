import path from 'node:path';
import { parseSync } from 'vite';

/** Variable set before each constant of a `.css.ts`, from which a class gets its name. */
const sign = '__banyanNamed';
/** Adds to a stylesheet module, before each of its constants, a statement with the constant's name. */
export const withNames = (code: string): string =>
  `globalThis.${sign}='';` +
  parseSync('styles.css.ts', code).program.body.reduceRight((text, statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const named = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.id : undefined;
    if (named?.type !== 'Identifier') return text;
    return `${text.slice(0, statement.start)}globalThis.${sign}='${named.name}';${text.slice(statement.start)}`;
  }, code);

/**
 * Name of a class, a variable or an animation: `banyan-Button-button`, or `banyan-Button-variants-accent` for one of several.
 * Readable, and the same in every release unless the constant is renamed.
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

/** Names classes while stylesheet modules are evaluated, and throws at the first duplicate name. */
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
