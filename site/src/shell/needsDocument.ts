import { guestsAt, guestsIn } from '../thirdParties.ts';

/** True for the member’s own page and its subpages, but not for `/my-entry`. */
const isOwn = (path: string) => /^\/my(?:\/|$)/.test(path);

/**
 * True if a link must load a new document. The CSP is fixed when a document loads, so a page that allows other third parties needs
 * a new one. Member pages too: only the server knows them, and Back must not show an old state.
 */
export function needsDocument(from: string, to: string): boolean {
  if (isOwn(from) || isOwn(to)) return true;
  const guests = guestsIn(document);
  return String(guestsAt(from, guests)) !== String(guestsAt(to, guests));
}
