import ts from 'typescript-5';

/** One property of a component, as a page shows it. */
export interface PropFacts {
  name: string;
  /** As somebody would write it: `'primary' | 'accent'`. */
  type: string;
  isRequired: boolean;
  /** What `@default` says, if it does. */
  defaultValue: string | undefined;
  /** Its sentence; empty where nobody wrote one. */
  text: string;
}

/** What the source of a component says about it. */
export interface ComponentFacts {
  name: string;
  /** The comment above it. */
  text: string;
  /** Its own properties, required ones first. */
  props: readonly PropFacts[];
  /** The element whose attributes it takes besides: `button`. */
  element: string | undefined;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['vite/client'],
};

/** Reads components by the compiler's own eyes. One for many files: what they share is read once. */
export class ComponentReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  /** @param files Absolute paths. */
  constructor(files: readonly string[]) {
    this.#program = ts.createProgram(files, options);
    this.#checker = this.#program.getTypeChecker();
  }

  /** Every component that a file exports, or passes on. */
  componentsIn(file: string): ComponentFacts[] {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) return [];
    const components = this.#checker.getExportsOfModule(module).filter(({ name }) => /^[A-Z]/.test(name));
    return components.flatMap((symbol) => this.#factsOf(this.#meant(symbol)) ?? []);
  }

  /** What a name that was passed on stands for. */
  #meant = (symbol: ts.Symbol): ts.Symbol =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : this.#checker.getAliasedSymbol(symbol);

  #factsOf(symbol: ts.Symbol): ComponentFacts | undefined {
    const [signature] = this.#checker.getTypeOfSymbol(symbol).getCallSignatures();
    const declaration = signature?.getDeclaration();
    if (!declaration) return undefined;
    const [parameter] = declaration.parameters;
    const type = parameter && this.#checker.getTypeAtLocation(parameter);
    const own = (type ? propertiesOf(type) : []).filter(isOurs);
    const props = own.map((prop) => this.#prop(prop, declaration));
    return {
      name: symbol.name,
      text: this.#textOf(symbol),
      props: props.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
      element: parameter?.type && this.#elementOf(parameter.type, new Set()),
    };
  }

  #textOf = (symbol: ts.Symbol): string =>
    ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));

  #prop(prop: ts.Symbol, at: ts.Node): PropFacts {
    const isRequired = (prop.flags & ts.SymbolFlags.Optional) === 0;
    const type = this.#checker.getTypeOfSymbolAtLocation(prop, at);
    const tag = prop.getJsDocTags(this.#checker).find(({ name }) => name === 'default');
    return {
      name: prop.name,
      type: this.#written(prop, isRequired ? type : this.#checker.getNonNullableType(type), at),
      isRequired,
      defaultValue: tag && ts.displayPartsToString(tag.text),
      text: this.#textOf(prop),
    };
  }

  /** Unions of words as their words; everything else as it stands in the source, by the names that were given to it. */
  #written(prop: ts.Symbol, type: ts.Type, at: ts.Node): string {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
    const { valueDeclaration: declaration } = prop;
    const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
    const words = type.isUnion() && type.types.every((one) => one.isStringLiteral() || one.isNumberLiteral());
    if (words) {
      const order = node ? this.#inOrder(node) : [];
      const place = (one: ts.Type) => order.indexOf(one);
      const types = type.types.toSorted((one, other) => place(one) - place(other));
      return types.map((one) => this.#checker.typeToString(one, at, flags)).join(' | ');
    }
    return node ? node.getText().replaceAll(/\s+/g, ' ') : this.#checker.typeToString(type, at, flags);
  }

  readonly #isTuple = (type: ts.Type): type is ts.TypeReference => this.#checker.isTupleType(type);

  /** The words of a union in the order in which somebody wrote them, or the list of words that it is made of. */
  #inOrder(node: ts.TypeNode): readonly ts.Type[] {
    if (ts.isUnionTypeNode(node)) return node.types.map((one) => this.#checker.getTypeFromTypeNode(one));
    if (ts.isIndexedAccessTypeNode(node)) {
      const list = this.#checker.getTypeFromTypeNode(node.objectType);
      return this.#isTuple(list) ? this.#checker.getTypeArguments(list) : [];
    }
    if (!ts.isTypeReferenceNode(node)) return [];
    const declaration = this.#checker.getSymbolAtLocation(node.typeName)?.declarations?.[0];
    const declared = declaration && this.#declared(declaration);
    return declared && ts.isTypeAliasDeclaration(declared) ? this.#inOrder(declared.type) : [];
  }

  /** The element named by the `ComponentProps<'button'>` that a type of ours is made of. */
  #elementOf(node: ts.Node, seen: Set<ts.Node>): string | undefined {
    if (seen.has(node) || ts.isTypeElement(node)) return undefined;
    seen.add(node);
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const [argument] = node.typeArguments ?? [];
      if (/^ComponentProps/.test(name.getText()) && argument && ts.isLiteralTypeNode(argument))
        return argument.getText().slice(1, -1);
      for (const declaration of this.#checker.getSymbolAtLocation(name)?.declarations ?? []) {
        const found = declaration.getSourceFile().fileName.includes('node_modules')
          ? undefined
          : this.#elementOf(this.#declared(declaration), seen);
        if (found !== undefined) return found;
      }
    }
    return ts.forEachChild(node, (child) => this.#elementOf(child, seen));
  }

  /** What an imported name stands for. */
  #declared(declaration: ts.Declaration): ts.Node {
    if (!ts.isImportSpecifier(declaration)) return declaration;
    const symbol = this.#checker.getSymbolAtLocation(declaration.name);
    return (symbol && this.#meant(symbol))?.declarations?.[0] ?? declaration;
  }
}

/** Of a union, such as one that takes either a link or a button, what any of them has. */
function propertiesOf(type: ts.Type): ts.Symbol[] {
  const byName = new Map<string, ts.Symbol>();
  const parts = type.isUnion() ? type.types : [type];
  for (const prop of parts.flatMap((part) => part.getProperties()))
    byName.set(prop.name, byName.get(prop.name) ?? prop);
  return [...byName.values()];
}

const isOurs = (prop: ts.Symbol): boolean =>
  prop.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('node_modules')) ??
  false;
