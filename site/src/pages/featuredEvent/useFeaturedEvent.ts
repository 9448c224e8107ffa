import type { FeaturedEvent } from '@banyan/api/contract';
import { type InitialData, type ReadState, useApiRead } from '@banyan/app/reading';
import { readFeaturedEvent } from './readFeaturedEvent.ts';

/** Read state of the featured event; its data is null if no event is featured. */
export type FeaturedEventState = ReadState<FeaturedEvent | null>;

/**
 * Featured event, first as rendered and then from the API. After a failure it retries with growing delays, so that 'Loading
 * event...' stays true.
 *
 * @param onFailure Called for the first failure in a row, and for each failed retry that the reader asked for.
 */
export const useFeaturedEvent = (
  start: InitialData<FeaturedEvent | null>,
  onFailure?: () => void,
): FeaturedEventState =>
  useApiRead(start, (signal) => readFeaturedEvent(undefined, signal), { keepsTrying: true, onFailure });
