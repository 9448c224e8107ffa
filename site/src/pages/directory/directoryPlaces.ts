import { type AlumnusCard, chapters, findChapter, findState, states } from '@banyan/api/contract';
import type { PlaceGroup } from '@banyan/forms/directory';
import { places } from '../../content/places.ts';
import type { DirectoryQuery } from './directoryQuery.ts';

// The names of all states are fetched where they are needed: a page that was rendered has them in its list.

/** Where members live, as the directory's filter offers it. */
export const directoryPlaces: readonly PlaceGroup[] = [
  { label: places.chapters, places: chapters.map(({ id, name }) => [id, name] as const) },
  { label: places.states, places: Object.entries(states) },
];

/** Whether a card cannot be what was asked for. */
function isPassedOver({ address, company }: AlumnusCard, query: DirectoryQuery): boolean {
  if (query.company !== undefined && company === '') return true;
  if (query.place === undefined) return false;
  return findChapter(query.place) ? address.state === '' : findState(address.state) !== query.place;
}

/**
 * What is said about a list that holds others than were asked for: a host that follows the specification and nothing more
 * passes over a place or a company without a word.
 */
export const passedOver = (cards: readonly AlumnusCard[], query: DirectoryQuery): string | undefined =>
  cards.some((card) => isPassedOver(card, query)) ? places.notNarrowed : undefined;
