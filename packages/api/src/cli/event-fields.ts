import { readFileSync, statSync } from 'node:fs';
import { CommandError } from './command.ts';

/** What an event consists of: as an option, as a line of a file, and in words for the help. */
export const eventFields = {
  title: 'its name',
  date: '2026-12-12, or "2026-12-12 18:00" by the clocks of its zone',
  end: 'when it ends, written like the date',
  zone: 'whose clocks: America/Los_Angeles, Asia/Kolkata, ...',
  location: 'where: hall, town, state',
  description: 'what happens there',
  category: 'the word on its badge',
  organizer: 'who arranges it: a chapter, a person',
  seats: 'how many can register; without it there is no limit',
  deadline: 'until when one can register, written like the date',
  registration: 'an address elsewhere, where one registers instead',
  featured: 'yes puts it on the front page',
} as const;

export type EventField = keyof typeof eventFields;
/** Fields as they were typed. An empty text takes a field away. */
export type TypedEvent = Partial<Record<EventField, string>>;

const isField = (name: string): name is EventField => Object.hasOwn(eventFields, name);
const names = Object.keys(eventFields).filter(isField);

/** The fields as options of the command line. */
export const eventOptions = {
  title: { type: 'string' },
  date: { type: 'string' },
  end: { type: 'string' },
  zone: { type: 'string' },
  location: { type: 'string' },
  description: { type: 'string' },
  category: { type: 'string' },
  organizer: { type: 'string' },
  seats: { type: 'string' },
  deadline: { type: 'string' },
  registration: { type: 'string' },
  featured: { type: 'string' },
  file: { type: 'string' },
} as const satisfies Record<EventField | 'file', { type: 'string' }>;

export type EventOptions = Partial<Record<keyof typeof eventOptions, string>>;

/** Lines for the help: what can be said about an event. */
export const eventHelp = [
  'About an event one can say, each as an option or as a line "title: ..." of a text file (--file FILE; what follows the',
  'first empty line is the description), or with the names of the API in a JSON file:',
  ...names.map((name) => `  ${`--${name}`.padEnd(16)}${eventFields[name]}`),
];

/** How the API calls a field, for JSON files. */
const contractNames: Readonly<Record<string, EventField>> = {
  enddate: 'end',
  timezone: 'zone',
  maxattendees: 'seats',
  registrationdeadline: 'deadline',
  registrationurl: 'registration',
};

function fieldOf(written: string): EventField {
  const name = written.trim().toLowerCase();
  const field = Object.hasOwn(contractNames, name) ? contractNames[name] : name;
  if (field !== undefined && isField(field)) return field;
  throw new CommandError(`An event has no field "${written.trim()}". It has: ${names.join(', ')}.`);
}

function fromJson(text: string): TypedEvent {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new CommandError('The file begins with { and is no JSON that can be read.');
  }
  const typed: TypedEvent = {};
  for (const [name, value] of Object.entries(given ?? {})) {
    if (value === null) continue;
    if (!['string', 'number', 'boolean'].includes(typeof value)) {
      throw new CommandError(`${name}: this must be a text, a number, or true or false.`);
    }
    typed[fieldOf(name)] = String(value);
  }
  return typed;
}

function fromLines(text: string): TypedEvent {
  const typed: TypedEvent = {};
  const [head = '', ...rest] = text.split(/\r?\n[ \t]*\r?\n/);
  for (const line of head.split(/\r?\n/)) {
    const [, name, value = ''] = /^\s*([\w ]+?)\s*:\s*(.*)$/.exec(line) ?? [];
    if (name === undefined)
      throw new CommandError(`"${line.trim()}" is not a line such as "title: Garba night".`);
    typed[fieldOf(name)] = value.trim();
  }
  if (rest.length > 0) typed.description = rest.join('\n\n').trim();
  return typed;
}

const mostBytes = 65_536;

function textOf(file: string): string {
  try {
    if (statSync(file).size <= mostBytes) {
      return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).trim();
    }
  } catch {
    throw new CommandError(`${file} is no text file that can be read.`);
  }
  throw new CommandError(`${file} is longer than ${mostBytes / 1024} KB; an event is not.`);
}

/** The fields of an event as they were typed: in a file, as options, or both; then the option counts. */
export function typedEvent({ file, ...options }: EventOptions): TypedEvent {
  const typed: TypedEvent = {};
  if (file !== undefined) {
    const text = textOf(file);
    Object.assign(typed, text.startsWith('{') ? fromJson(text) : fromLines(text));
  }
  for (const name of names) {
    const value = options[name];
    if (value !== undefined) typed[name] = value;
  }
  return typed;
}
