import { guestsAt, guestsIn } from '../guests.ts';

/** A member's own page and what is below it; `/my-entry` is none of them. */
const isOwn = (path: string) => /^\/my(?:\/|$)/.test(path);

/**
 * Whether a page needs a document of its own: whom a document lets in is settled when it is loaded, so a page that lets in
 * others than the one that is shown is loaded by the browser. What is one's own only the server knows, and nobody who comes
 * back to it shall find it as it was.
 */
export function needsDocument(from: string, to: string): boolean {
  if (isOwn(from) || isOwn(to)) return true;
  const guests = guestsIn(document);
  return String(guestsAt(from, guests)) !== String(guestsAt(to, guests));
}
