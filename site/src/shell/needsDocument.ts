import { guestsAt, guestsIn } from '../guests.ts';

/**
 * Whether a page needs a document of its own: whom a document lets in is settled when it is loaded, so a page that lets in
 * others than the one that is shown is loaded by the browser.
 */
export function needsDocument(from: string, to: string): boolean {
  const guests = guestsIn(document);
  return String(guestsAt(from, guests)) !== String(guestsAt(to, guests));
}
