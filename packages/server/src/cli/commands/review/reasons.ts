import { cleanLine, isLine, isParagraphs, limits } from '@banyan/api/contract';
import { cleanParagraphs } from '@banyan/api/internal';
import { reasonKinds } from '@banyan/api/office';
import type { Database } from '../../../database/database.ts';
import {
  addReason,
  type ReasonKind,
  reasonNamed,
  removeReason,
  savedReasons,
} from '../../../review/reasons.ts';
import { referenceOf, type Submission } from '../../../review/submissions.ts';
import { command } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';

const noneNamed = (title: string) =>
  new CommandError(`There is no reason “${title}”. banyan reasons list has all of them.`);

/** The words of a saved reason. @throws CommandError when there is none of that title, or it is for something else */
export async function reasonFor(
  database: Database,
  title: string,
  submissions: readonly Submission[],
): Promise<string> {
  const found = await reasonNamed(database, title);
  if (!found) throw noneNamed(title);
  const other = submissions.find(({ kind }) => found.kind !== '' && kind !== found.kind);
  if (!other) return found.reason;
  throw new CommandError(
    `“${found.title}” is a reason for a ${found.kind}, and ${referenceOf(other)} is a ${other.kind}. Nothing was decided.`,
  );
}

/** @throws CommandError with exit code 2 */
function kindIn(typed = ''): ReasonKind | '' {
  const kind = typed.trim();
  const known = reasonKinds.find((one) => one === kind);
  if (known || kind === '') return known ?? '';
  throw new CommandError(`A reason is for ${reasonKinds.join(', ')} or for all of them, not for ${kind}.`, 2);
}

/** What volunteers write again and again when they turn something down. */
export const reasonsList = command({
  name: 'reasons list',
  summary: 'saved reasons for turning something down, by their titles',
  options: {},
  words: {},
  async run({ database, print }) {
    const reasons = await savedReasons(database);
    if (reasons.length === 0) print('No reason is saved yet: banyan reasons add TITLE --text "..."');
    for (const { title, kind, reason } of reasons) {
      print(`${title}  ·  ${kind || 'for all kinds'}`);
      print(`    ${reason.replaceAll('\n', '\n    ')}`);
    }
  },
});

export const reasonsAdd = command({
  name: 'reasons add',
  summary: 'saves a reason under a title, for reject --reason-named',
  options: {
    text: { value: '"..."', summary: 'what the person reads; write it to them', required: 'Give the reason' },
    kind: { value: 'KIND', summary: `for ${reasonKinds.join(', ')} only; else for all of them` },
    ...signed,
  },
  words: { title: { shown: 'TITLE' } },
  async run({ database, now, options, print, who, words }) {
    const [title, reason] = [cleanLine(words.title), cleanParagraphs(options.text)];
    if (title === '' || title.length > limits.text.name || !isLine(title))
      throw new CommandError(`A title is one line of at most ${limits.text.name} characters.`, 2);
    if (reason.length > limits.text.note || !isParagraphs(reason))
      throw new CommandError(`A reason is a text of at most ${limits.text.note} characters.`, 2);
    if (!(await addReason(database, { title, reason, kind: kindIn(options.kind) }, { who }, now)))
      throw new CommandError(`There is a reason “${title}” already; remove it first. Nothing was changed.`);
    print(`Saved. It is given with: banyan reject ID --reason-named "${title}"`);
  },
});

export const reasonsRemove = command({
  name: 'reasons remove',
  summary: 'removes a saved reason; what was turned down with it keeps its words',
  options: { ...signed },
  words: { title: { shown: 'TITLE' } },
  async run({ database, now, print, who, words }) {
    if (!(await removeReason(database, words.title, { who }, now))) throw noneNamed(words.title);
    print(`“${words.title}” is removed.`);
  },
});
