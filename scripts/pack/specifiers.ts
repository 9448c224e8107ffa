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
  const note = (literal: object | null | undefined, imported: boolean) => {
    const { value, start, end } = (literal ?? {}) as Partial<Literal>;
    if (typeof value === 'string' && start !== undefined && end !== undefined)
      found.push({ name: value, start, end, imported });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => note(source, true),
    ExportNamedDeclaration: ({ source }) => note(source, true),
    ExportAllDeclaration: ({ source }) => note(source, true),
    ImportExpression: ({ source }) => note(source, true),
    TSImportType: ({ source }) => note(source, true),
    NewExpression: ({ callee, arguments: [address] }) => {
      if (callee.type === 'Identifier' && callee.name === 'URL') note(address, false);
    },
  }).visit(program);
  return found.sort((one, other) => one.start - other.start);
};
