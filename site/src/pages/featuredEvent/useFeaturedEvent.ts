import type { FeaturedEvent } from '@banyan/api/contract';
import { type InitialData, type ReadState, useApiRead } from '@banyan/app/reading';
import { readFeaturedEvent } from './readFeaturedEvent.ts';

/** Its data is null when no event is featured. */
export type FeaturedEventState = ReadState<FeaturedEvent | null>;

/**
 * The featured event, as it came with the page and then from the API. After a failure it keeps trying with growing
 * waits, so that 'Loading event...' stays true.
 *
 * @param onFailure Called for the first failure of a row of them, and for each one the reader asked for.
 */
export const useFeaturedEvent = (
  start: InitialData<FeaturedEvent | null>,
  onFailure?: () => void,
): FeaturedEventState =>
  useApiRead(start, (signal) => readFeaturedEvent(undefined, signal), { keepsTrying: true, onFailure });
