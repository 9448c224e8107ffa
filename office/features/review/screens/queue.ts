import { findChapter } from '@banyan/api/contract';
import { type QueueRow, submissionKinds } from '@banyan/api/office';
import * as v from 'valibot';
import { queryOf, readPages } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';
import { queueStates } from '../components/QueueFilter/QueueFilter.tsx';

const text = v.fallback(v.optional(v.string()), undefined);

/** What the address says of the queue: which part of it, how many pages, and what is open. */
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

/** The same without what is open. */
export type QueueView = Omit<QueueSearch, 'open'>;

/** What came of a part of the queue, its pages one under the other. */
export type Queue = Awaited<ReturnType<typeof client.getQueue>>;

/** Every page up to the one that the address names. */
export const readQueue = ({ page: last = 1, ...view }: QueueView): Promise<Queue> =>
  readPages(
    last,
    (page) => client.getQueue({ query: { ...queryOf(view), page } }),
    ({ ref }: QueueRow) => ref,
  );

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
