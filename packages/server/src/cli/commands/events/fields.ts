import { chapterIds } from '@banyan/api/contract';
import { CommandError } from '../../command-error.ts';
import type { Options, OptionValues } from '../../definition.ts';
import { typedFile } from '../../typed-file.ts';

const field = (summary: string) => ({ value: 'TEXT', summary, shownAs: '--FIELD VALUE ...' });

/** What an event consists of: each field is an option, and a line of a file. */
const eventFields = {
  title: field('its name'),
  date: field('2026-12-12, or "2026-12-12 18:00" by the clocks of its zone'),
  end: field('when it ends, written like the date'),
  zone: field('whose clocks: America/Los_Angeles, Asia/Kolkata, ...'),
  location: field('where: hall, town, state'),
  description: field('what happens there'),
  category: field('the word on its badge'),
  organizer: field('who arranges it: a chapter, a person'),
  chapter: field(`whose site shows it too: ${chapterIds.join(', ')}`),
  seats: field('how many can register; without it there is no limit'),
  confirmation: field(
    'what makes sure of a seat: none, verification (in a rush; so it is unless you say), letter',
  ),
  deadline: field('until when one can register, written like the date'),
  registration: field('an address elsewhere, where one registers instead'),
  featured: field('yes puts it on the front page'),
} as const satisfies Options;

type EventField = keyof typeof eventFields;
/** Fields as they were typed. An empty text takes a field away. */
export type TypedEvent = Partial<Record<EventField, string>>;

const isField = (name: string): name is EventField => Object.hasOwn(eventFields, name);
const names = Object.keys(eventFields).filter(isField);

/** The options of a command that writes an event. */
export const eventOptions = {
  ...eventFields,
  file: { value: 'FILE', summary: 'a text or JSON file that has them' },
} as const satisfies Options;

/** A paragraph of the help: what can be said about an event. */
export const eventHelp = [
  'About an event one can say, each as an option or as a line "title: ..." of a text file (--file FILE; what follows the',
  'first empty line is the description), or with the names of the API in a JSON file:',
  ...names.map((name) => `  ${`--${name}`.padEnd(16)}${eventFields[name].summary}`),
].join('\n');

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
export function typedEvent({ file, ...options }: OptionValues<typeof eventOptions>): TypedEvent {
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
