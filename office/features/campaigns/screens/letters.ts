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

/** What came of it, its pages one under the other. */
export type LettersFound = Omit<Page, 'rows'> & { rows: readonly MailingRow[] };

/** Every page up to the one that the address names. */
export async function readLetters({ state = 'draft', page: last = 1 }: LettersSearch): Promise<LettersFound> {
  const pages = await Promise.all(
    Array.from({ length: last }, (_, index) =>
      client.getMailings({ query: { state, page: `${index + 1}` } }),
    ),
  );
  const end = pages.at(-1);
  if (!end) throw new Error('No page was read');
  return { ...end, rows: pages.flatMap(({ rows }) => rows) };
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
