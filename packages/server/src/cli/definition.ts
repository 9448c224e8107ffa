/** An option of one command, typed after two dashes. It can be there once. */
export interface Option {
  /** What its value is called in the help, such as `FILE`. An option without one is switched on by its name alone. */
  value?: string;
  /** What it does, in one line of the command's help. */
  summary: string;
  /** Makes it necessary: how the sentence begins that asks whoever left it out, such as `Give a reason`. */
  required?: string;
  /** What the usage shows in its place; empty when the last lines of the help tell of it. */
  shownAs?: string;
}

/** The options of a command, by the name that is typed. */
export type Options = Readonly<Record<string, Option>>;

/** A word after the command's name that is no option. */
interface Word {
  /** How the help shows it, such as `ID`; empty when the word before says so. */
  shown: string;
  /** How many can be there; one when nothing is said. Only the last word of a command can be another. */
  count?: 'optional' | 'several';
}

/** The words after a command's name, in their order. Each key says what it names: `event`, `folder`. */
export type Words = Readonly<Record<string, Word>>;

/** What a command reads from the keyboard. */
export interface Definition {
  /** One word or two, such as `office invite`. */
  name: string;
  options: Options;
  words: Words;
}

/** What can come of one option: a text where it has a value, else whether it was there. */
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

/** Options as a command meets them, when what was typed has been read. */
export type OptionValues<All extends Options> = { readonly [Name in keyof All]: OptionValue<All[Name]> };

/** Words as a command meets them. */
export type WordValues<All extends Words> = { readonly [Name in keyof All]: WordValue<All[Name]> };

/** Of a command that notes under whose name something was done. */
export const signed = {
  as: {
    value: 'NAME',
    summary: 'name for the audit log; otherwise the user name of this computer',
    shownAs: '',
  },
} as const satisfies Options;

/** Of a command that can show what it would do. `command` adds it, and `run` plays it through. */
export const dryRun = {
  'dry-run': { summary: 'changes nothing; reports what would be done and which emails would be sent' },
} as const satisfies Options;

/** How an option is shown: `--out FILE`. */
export const optionShown = (name: string, { value }: Option) => (value ? `--${name} ${value}` : `--${name}`);

function wordShown({ shown, count }: Word): string {
  if (shown === '') return '';
  if (count === 'several') return `${shown} [${shown} ...]`;
  return count === 'optional' ? `[${shown}]` : shown;
}

/** How a command is typed, after `banyan`: `move ADDRESS [ADDRESS ...] [--replace]`. */
export function usageOf({ name, options, words }: Definition): string {
  const shown = Object.entries(options).map(([option, one]) => {
    const typed = optionShown(option, one);
    return one.shownAs ?? (one.required ? typed : `[${typed}]`);
  });
  return [name, ...Object.values(words).map(wordShown), ...new Set(shown)].filter(Boolean).join(' ');
}
