import { findChapter } from '@banyan/api/contract';
import { type QueueRow, submissionKinds } from '@banyan/api/office';
import * as v from 'valibot';
import { queryOf, readPages } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';
import { queueStates } from '../components/QueueFilter/QueueFilter.tsx';

const text = v.fallback(v.optional(v.string()), undefined);

/** Search parameters of the queue: filters, number of pages, and the open item. */
export const QueueSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(submissionKinds)), undefined),
  chapter: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.check((id) => findChapter(id) !== undefined),
      ),
    ),
    undefined,
  ),
  state: v.fallback(v.optional(v.picklist(queueStates)), undefined),
  match: v.fallback(v.optional(v.picklist(['clear'])), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))), undefined),
  open: text,
});
export type QueueSearch = v.InferOutput<typeof QueueSearch>;

/** Search parameters without the open item. */
export type QueueView = Omit<QueueSearch, 'open'>;

/** Loaded pages of the queue, joined into one list. */
export type Queue = Awaited<ReturnType<typeof client.getQueue>>;

/** Loads every page up to the one in the URL. */
export const readQueue = ({ page: last = 1, ...view }: QueueView): Promise<Queue> =>
  readPages(
    last,
    (page) => client.getQueue({ query: { ...queryOf(view), page } }),
    ({ ref }: QueueRow) => ref,
  );

/** True if the list shows everything that is waiting, of one kind or of all kinds. The pulse counts exactly that. */
export const isAllThatWaits = ({
  chapter,
  state,
  match,
}: Pick<QueueView, 'chapter' | 'state' | 'match'>): boolean =>
  chapter === undefined && state === undefined && match === undefined;

/** Number of submissions of the shown kind, or of all kinds. */
export const totalOf = ({ counts }: Pick<Queue, 'counts'>, kind: QueueView['kind']): number =>
  kind === undefined ? submissionKinds.reduce((sum, one) => sum + counts[one], 0) : counts[kind];
