import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import { type Definition, type Option, usageOf } from './definition.ts';
import { nearest } from './nearest.ts';

/** Parsed command line, by the names of the command’s definition. */
export interface Arguments {
  options: Readonly<Record<string, string | boolean | undefined>>;
  words: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const misspelt = (sentence: string) => new CommandError(sentence, 2);

/** Error for an option that this command does not have, even if another command has it. */
function unknown({ name, options }: Definition, typed: string): CommandError {
  const meant = nearest(typed.replace(/^-+/, ''), [...Object.keys(options), 'help']);
  return misspelt(
    `banyan ${name} has no option ${typed}; the nearest it has is --${meant}. Nothing was done. All it has: banyan ${name} --help`,
  );
}

/** @throws CommandError for a missing or unexpected value. */
function typedValue(
  { value: called }: Option,
  typed: { rawName: string; value?: string; inlineValue?: boolean },
) {
  const { rawName, value, inlineValue = false } = typed;
  if (called === undefined) {
    if (value === undefined) return true;
    throw misspelt(`${rawName} takes no value, and ${JSON.stringify(value)} is one. Nothing was done.`);
  }
  if (value === undefined)
    throw misspelt(`${rawName} needs a value: ${rawName} ${called}. Nothing was done.`);
  if (!inlineValue && value.length > 1 && value.startsWith('-')) {
    throw misspelt(
      `${rawName} needs a value: ${rawName} ${called}. One that begins with a dash is typed as ${rawName}=${value}. Nothing was done.`,
    );
  }
  return value;
}

/** Words by their names. @throws CommandError for too few or too many words. */
function wordsOf(definition: Definition, typed: readonly string[]): Arguments['words'] {
  const entries = Object.entries(definition.words);
  const named = entries.map(([name], index) => {
    const several = definition.words[name]?.count === 'several';
    return [name, several ? typed.slice(index) : typed[index]] as const;
  });
  const several = entries.some(([, { count }]) => count === 'several');
  const needed = entries.filter(([, { count }]) => count !== 'optional').length;
  const blank = typed.some((word) => word === '');
  if (typed.length >= needed && !blank && (several || typed.length <= entries.length))
    return Object.fromEntries(named);
  const others = { optional: ' or none', several: ' or several' };
  const asked = entries.map(([name, { count }]) => `one ${name}${count ? others[count] : ''}`);
  const sentence = asked.length > 0 ? `Name ${asked.join(' and ')}` : 'Type it as';
  throw misspelt(`${sentence}: banyan ${usageOf(definition)}`);
}

/**
 * Parses the command line after the command’s name, before anything is opened. Returns `help` for `--help`.
 * @throws CommandError with exit code 2 and a message: for an unknown or repeated option, a missing value, a missing required
 * option, and too few or too many words.
 */
export function readArguments(definition: Definition, typed: readonly string[]): Arguments | 'help' {
  const { options } = definition;
  const types = Object.entries(options).map(([name, { value }]) => {
    return [name, { type: value === undefined ? ('boolean' as const) : ('string' as const) }] as const;
  });
  // Not strict, because Node’s own messages name neither the command nor a suggestion.
  const { tokens } = parseArgs({
    args: [...typed],
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return 'help';
  const values = new Map<string, string | boolean>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) throw unknown(definition, token.rawName);
    if (values.has(token.name))
      throw misspelt(`${token.rawName} is there twice; say it once. Nothing was done.`);
    values.set(token.name, typedValue(option, token));
  }
  const words = wordsOf(
    definition,
    tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
  );
  for (const [name, { required }] of Object.entries(options)) {
    const value = values.get(name);
    const missing = value === undefined || (typeof value === 'string' && value.trim() === '');
    if (required && missing) throw misspelt(`${required}: banyan ${usageOf(definition)}`);
  }
  const read = Object.entries(options).map(([name, { value }]) => {
    return [name, values.get(name) ?? (value === undefined ? false : undefined)] as const;
  });
  return { options: Object.fromEntries(read), words };
}
