import { chapterIds } from '../../../contract/chapters/chapters.ts';
import { CommandError } from '../../command.ts';
import { typedFile } from '../../typed-file.ts';

/** What an event consists of: as an option, as a line of a file, and in words for the help. */
const eventFields = {
  title: 'its name',
  date: '2026-12-12, or "2026-12-12 18:00" by the clocks of its zone',
  end: 'when it ends, written like the date',
  zone: 'whose clocks: America/Los_Angeles, Asia/Kolkata, ...',
  location: 'where: hall, town, state',
  description: 'what happens there',
  category: 'the word on its badge',
  organizer: 'who arranges it: a chapter, a person',
  chapter: `whose site shows it too: ${chapterIds.join(', ')}`,
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
  chapter: { type: 'string' },
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

/** The fields of an event as they were typed: in a file, as options, or both; then the option counts. */
export function typedEvent({ file, ...options }: EventOptions): TypedEvent {
  const typed: TypedEvent =
    file === undefined
      ? {}
      : typedFile(file, {
          what: 'an event',
          example: 'title: Garba night',
          rest: 'description',
          fieldOf,
        });
  for (const name of names) {
    const value = options[name];
    if (value !== undefined) typed[name] = value;
  }
  return typed;
}
