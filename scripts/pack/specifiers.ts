import { parseSync, Visitor } from 'vite';

/** A module that a file names, and where the name stands, quotes included. */
export interface Specifier {
  name: string;
  start: number;
  end: number;
  /** Imported, exported or asked for as a type; otherwise the address of a worker. */
  imported: boolean;
}

interface Literal {
  value: unknown;
  start: number;
  end: number;
}

/** Every module that a file names, in their order: imports, exports, `import()`, also of types, and `new URL()` of a worker. */
export const specifiersIn = (file: string, code: string): Specifier[] => {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Specifier[] = [];
  const add = (literal: object | null | undefined, imported: boolean) => {
    const { value, start, end } = (literal ?? {}) as Partial<Literal>;
    if (typeof value === 'string' && start !== undefined && end !== undefined)
      found.push({ name: value, start, end, imported });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source, true),
    ExportNamedDeclaration: ({ source }) => add(source, true),
    ExportAllDeclaration: ({ source }) => add(source, true),
    ImportExpression: ({ source }) => add(source, true),
    TSImportType: ({ source }) => add(source, true),
    NewExpression: ({ callee, arguments: [address] }) => {
      if (callee.type === 'Identifier' && callee.name === 'URL') add(address, false);
    },
  }).visit(program);
  return found.sort((one, other) => one.start - other.start);
};
