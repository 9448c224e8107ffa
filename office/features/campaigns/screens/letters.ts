import { type MailingRow, mailingLists } from '@banyan/api/office';
import * as v from 'valibot';
import { client } from '../../../shell/client.ts';
import type { AudienceEvent } from '../components/AudienceField/AudienceField.tsx';

/** What the address says of the list of letters: which of them, and how many pages. */
export const LettersSearch = v.object({
  state: v.fallback(v.optional(v.picklist(mailingLists)), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))), undefined),
});
export type LettersSearch = v.InferOutput<typeof LettersSearch>;

/** What of a letter is seen: on phones how it arrives in place of the form; or the check before it leaves. */
export const LetterSearch = v.object({
  view: v.fallback(v.optional(v.picklist(['look', 'check'])), undefined),
});
export type LetterView = v.InferOutput<typeof LetterSearch>['view'];

type Page = Awaited<ReturnType<typeof client.getMailings>>;

/** What came of it, its pages one under the other, and which list it is. */
export type LettersFound = Omit<Page, 'rows'> & { rows: readonly MailingRow[]; state: MailingList };

type MailingList = NonNullable<LettersSearch['state']>;

/** The lists, the one with most to do first. */
const byUrgency = ['open', 'draft', 'over'] as const satisfies readonly MailingList[];

/** The first list with something in it: campaigns that are scheduled or sending, drafts, sent ones. */
export const listWithWork = (counts: Readonly<Record<MailingList, number>>): MailingList =>
  byUrgency.find((list) => counts[list] > 0) ?? 'draft';

/** Every page up to the one that the address names; of the list with something to do where it names no list. */
export async function readLetters({ state, page: last = 1 }: LettersSearch): Promise<LettersFound> {
  if (state === undefined) {
    const first = await client.getMailings({ query: { state: byUrgency[0] } });
    const list = listWithWork(first.counts);
    return list === byUrgency[0] && last === 1
      ? { ...first, state: list }
      : readLetters({ state: list, page: last });
  }
  const pages = await Promise.all(
    Array.from({ length: last }, (_, index) =>
      client.getMailings({ query: { state, page: `${index + 1}` } }),
    ),
  );
  const end = pages.at(-1);
  if (!end) throw new Error('No page was read');
  return { ...end, state, rows: pages.flatMap(({ rows }) => rows) };
}

/** Events whose guests can be written to: those that come, and of those that are over who came. */
export async function readAudienceEvents(): Promise<AudienceEvent[]> {
  const pages = await Promise.all(
    (['coming', 'past'] as const).map((when) => client.getOfficeEvents({ query: { when } })),
  );
  return pages
    .flatMap(({ rows }) => rows)
    .map(({ id, title, isOver }) => ({ id, title, who: isOver ? 'came' : 'coming' }));
}
