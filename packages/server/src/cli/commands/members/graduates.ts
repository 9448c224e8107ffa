import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bringGraduates, notOnRoll, removeGraduates } from '../../../members/graduates/bringing.ts';
import { graduatesHelp } from '../../../members/graduates/lines.ts';
import { type GraduatesFile, readGraduates } from '../../../members/graduates/reading.ts';
import { rollStanding } from '../../../members/graduates/roll.ts';
import { ImportTaken } from '../../../members/portions.ts';
import { CsvError } from '../../../members/rolls/csv.ts';
import { listedTime } from '../../clock.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { encodingNames } from './encodings.ts';
import { headingsOption, lineTyped } from './headings.ts';
import { printProblems } from './problems.ts';

const many = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** Reads the file of that name. @throws CommandError when it is none of graduates */
async function fileOf(file: string, headings: number | undefined): Promise<GraduatesFile> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new CommandError(`${file} could not be read.`);
  }
  try {
    return await readGraduates(bytes, headings);
  } catch (error) {
    if (error instanceof CsvError) throw new CommandError(`${error.message} Nothing was changed.`);
    throw error;
  }
}

/** What there is to say about a file before it comes in. */
function printFile(
  { encoding, headings, above, rejected, doubles, otherPrograms, leftOut }: GraduatesFile,
  print: (text: string) => void,
): void {
  if (encoding !== 'utf-8') print(`The file is in ${encodingNames[encoding]}.`);
  if (above > 0) print(`The headings are on line ${headings}; what stands above is left out.`);
  if (leftOut.length > 0) print(`Not read: ${leftOut.map((heading) => `"${heading}"`).join(', ')}.`);
  printProblems(rejected, print);
  if (rejected.length > 0) print(`${many(rejected.length, 'line', 'lines')} cannot come in.`);
  if (doubles > 0)
    print(
      `${many(doubles, 'line says', 'lines say')} the same as another: whoever it is, is never a clear match.`,
    );
  if (otherPrograms > 0) print(`${otherPrograms} have a program that is none of ours, or none.`);
}

/** Does what nothing else may do at the same time. @throws CommandError while another file comes in */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportTaken) throw new CommandError(error.message);
    throw error;
  }
}

/** Who graduated, to compare requests with. */
export const graduatesImport = command({
  name: 'graduates import',
  summary:
    'who graduated, by name, year and program, for requests to be compared with; --dry-run only reports',
  options: {
    replace: { summary: 'in place of all who stand on the roll; else more of them' },
    'dry-run': { summary: 'says what would come in, and changes nothing' },
    ...headingsOption,
    ...signed,
  },
  words: { file: { shown: 'FILE.csv' } },
  explained: [graduatesHelp],
  async run({ database, now, options, print, who, words: { file } }) {
    const { replace, 'dry-run': isRehearsal } = options;
    const read = await fileOf(file, lineTyped(options.headings));
    printFile(read, print);
    const { graduates } = read;
    if (graduates.length === 0)
      throw new CommandError(`Nobody of ${basename(file)} can come in. Nothing was changed.`);
    if (isRehearsal) {
      const coming = replace ? graduates : await notOnRoll(database, graduates);
      return print(`${coming.length} could come in; nothing was changed.`);
    }
    const keeper = { who, replaces: replace };
    const { taken, here } = await alone(() => bringGraduates(database, graduates, keeper, now));
    const standing = await rollStanding(database);
    const already = here > 0 ? ` ${here} stood there already.` : '';
    print(`${taken} came in.${already} ${standing?.many ?? 0} stand on the roll of graduates.`);
  },
});

/** The whole roll goes. */
export const graduatesRemove = command({
  name: 'graduates remove',
  summary: 'the whole roll of graduates',
  options: signed,
  words: {},
  async run({ database, now, print, who }) {
    const removed = await alone(() => removeGraduates(database, { who }, now));
    print(
      removed === 0
        ? 'There is no roll of graduates.'
        : `${many(removed, 'graduate is', 'graduates are')} removed.`,
    );
  },
});

/** What there is. */
export const graduatesStanding = command({
  name: 'graduates',
  summary: 'how many stand on the roll of graduates, and since when it is as it is',
  options: {},
  words: {},
  async run({ database, print }) {
    const standing = await rollStanding(database);
    print(
      standing === null
        ? 'There is no roll of graduates: nothing is compared.'
        : `${many(standing.many, 'graduate stands', 'graduates stand')} on the roll, as it was brought in ${listedTime(standing.since)}.`,
    );
  },
});
