/** Option of one command, typed after two dashes. It can be given once. */
export interface Option {
  /** Name of its value in the help, such as `FILE`. An option without a value is a switch. */
  value?: string;
  /** Description in one line of the command’s help. */
  summary: string;
  /** Makes the option required. The value is the start of the error message if it is missing, such as `Give a reason`. */
  required?: string;
  /** Replaces the option in the usage; empty if the last lines of the help describe it. */
  shownAs?: string;
}

/** Options of a command, by name. */
export type Options = Readonly<Record<string, Option>>;

/** Word after the command’s name that is not an option. */
interface Word {
  /** Name in the help, such as `ID`; empty if it is part of the word before. */
  shown: string;
  /** Number of words. @default exactly one; only the last word of a command can differ */
  count?: 'optional' | 'several';
}

/** Words after a command’s name, in their order, by name: `event`, `folder`. */
export type Words = Readonly<Record<string, Word>>;

/** Name, options and words of a command. */
export interface Definition {
  /** Name of one or two words, such as `office invite`. */
  name: string;
  options: Options;
  words: Words;
}

/** Parsed value of an option: a string, or a boolean for a switch. */
type OptionValue<One extends Option> = One extends { required: string }
  ? string
  : One extends { value: string }
    ? string | undefined
    : boolean;

type WordValue<One extends Word> = One extends { count: 'several' }
  ? readonly string[]
  : One extends { count: 'optional' }
    ? string | undefined
    : string;

/** Parsed options of a command. */
export type OptionValues<All extends Options> = { readonly [Name in keyof All]: OptionValue<All[Name]> };

/** Parsed words of a command. */
export type WordValues<All extends Words> = { readonly [Name in keyof All]: WordValue<All[Name]> };

/** Option of commands that log the operator’s name. */
export const signed = {
  as: {
    value: 'NAME',
    summary: 'name for the audit log; otherwise the user name of this computer',
    shownAs: '',
  },
} as const satisfies Options;

/** Option of commands with a dry run. `command` adds it, and `run` carries it out. */
export const dryRun = {
  'dry-run': { summary: 'changes nothing; reports what would be done and which emails would be sent' },
} as const satisfies Options;

/** Option as the help shows it: `--out FILE`. */
export const optionShown = (name: string, { value }: Option) => (value ? `--${name} ${value}` : `--${name}`);

function wordShown({ shown, count }: Word): string {
  if (shown === '') return '';
  if (count === 'several') return `${shown} [${shown} ...]`;
  return count === 'optional' ? `[${shown}]` : shown;
}

/** Usage of a command after `banyan`: `move ADDRESS [ADDRESS ...] [--replace]`. */
export function usageOf({ name, options, words }: Definition): string {
  const shown = Object.entries(options).map(([option, one]) => {
    const typed = optionShown(option, one);
    return one.shownAs ?? (one.required ? typed : `[${typed}]`);
  });
  return [name, ...Object.values(words).map(wordShown), ...new Set(shown)].filter(Boolean).join(' ');
}
