import { readFileSync, statSync } from 'node:fs';
import { CommandError } from './command-error.ts';

/** How a file of a kind is read. */
export interface FileKind<Field extends string> {
  /** What is written in it, with its article: `an event`. */
  what: string;
  /** A line of it, for whoever wrote another. */
  example: string;
  /** The field that goes by this name. @throws CommandError when none does. */
  fieldOf: (written: string) => Field;
  /** The field that holds what follows the first empty line. */
  rest: Field;
}

/** Fields as they were typed. */
export type TypedFields<Field extends string> = Partial<Record<Field, string>>;

function fromJson<Field extends string>(text: string, { fieldOf }: FileKind<Field>): TypedFields<Field> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new CommandError('The file begins with { and is no JSON that can be read.');
  }
  const typed: TypedFields<Field> = {};
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value === null) continue;
    if (!['string', 'number', 'boolean'].includes(typeof value)) {
      throw new CommandError(`${name}: this must be a text, a number, or true or false.`);
    }
    typed[fieldOf(name)] = String(value);
  }
  return typed;
}

function fromLines<Field extends string>(text: string, kind: FileKind<Field>): TypedFields<Field> {
  const typed: TypedFields<Field> = {};
  const [head = '', ...rest] = text.split(/\r?\n[ \t]*\r?\n/);
  for (const line of head.split(/\r?\n/)) {
    const [, typedName = '', value = ''] = /^([\w\s]*):(.*)$/.exec(line) ?? [];
    const name = typedName.trim();
    if (name === '') throw new CommandError(`"${line.trim()}" is not a line such as "${kind.example}".`);
    typed[kind.fieldOf(name)] = value.trim();
  }
  if (rest.length > 0) typed[kind.rest] = rest.join('\n\n').trim();
  return typed;
}

const mostBytes = 65_536;

function textOf(file: string, what: string): string {
  try {
    if (statSync(file).size <= mostBytes) {
      return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).trim();
    }
  } catch {
    throw new CommandError(`${file} is no text file that can be read.`);
  }
  throw new CommandError(`${file} is longer than ${mostBytes / 1024} KB; ${what} is not.`);
}

/** The fields in a file: lines such as "title: Garba night", an empty line, and a text; or JSON with the names of the API. */
export function typedFile<Field extends string>(file: string, kind: FileKind<Field>): TypedFields<Field> {
  const text = textOf(file, kind.what);
  return text.startsWith('{') ? fromJson(text, kind) : fromLines(text, kind);
}
