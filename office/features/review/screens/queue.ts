import { type QueueRow, submissionKinds } from '@banyan/api/office';
import * as v from 'valibot';
import { client } from '../../../shell/client.ts';
import { queueStates } from '../components/QueueFilter/QueueFilter.tsx';

const text = v.fallback(v.optional(v.string()), undefined);

/** What the address says of the queue: which part of it, how many pages, and what is open. */
export const QueueSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(submissionKinds)), undefined),
  chapter: text,
  state: v.fallback(v.optional(v.picklist(queueStates)), undefined),
  match: v.fallback(v.optional(v.picklist(['clear'])), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))), undefined),
  open: text,
});
export type QueueSearch = v.InferOutput<typeof QueueSearch>;

/** The same without what is open. */
export type QueueView = Omit<QueueSearch, 'open'>;

type QueuePage = Awaited<ReturnType<typeof client.getQueue>>;

/** What came of a part of the queue, its pages one under the other. */
export type Queue = Omit<QueuePage, 'rows'> & { rows: readonly QueueRow[] };

const readPage = ({ kind, chapter, state, match }: QueueView, page: number): Promise<QueuePage> =>
  client.getQueue({
    query: {
      ...(kind !== undefined && { kind }),
      ...(chapter !== undefined && { chapter }),
      ...(state !== undefined && { state }),
      ...(match !== undefined && { match }),
      page: `${page}`,
    },
  });

/** Every page up to the one that the address names, so that "Show more" and Back keep their place. */
export async function readQueue(view: QueueView): Promise<Queue> {
  const pages = await Promise.all(
    Array.from({ length: view.page ?? 1 }, (_, index) => readPage(view, index + 1)),
  );
  const last = pages.at(-1);
  if (!last) throw new Error('No page was read');
  // Whatever was decided between two reads moves a row from one page to the one before.
  const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [row.ref, row]));
  return { ...last, rows: [...rows.values()] };
}

/** Whether all that waits is shown, of one kind or of all: that is what the pulse counts. */
export const isAllThatWaits = ({
  chapter,
  state,
  match,
}: Pick<QueueView, 'chapter' | 'state' | 'match'>): boolean =>
  chapter === undefined && state === undefined && match === undefined;

/** How many there are: of the kind that is shown, or of all. */
export const totalOf = ({ counts }: Pick<Queue, 'counts'>, kind: QueueView['kind']): number =>
  kind === undefined ? submissionKinds.reduce((sum, one) => sum + counts[one], 0) : counts[kind];
