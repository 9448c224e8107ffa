import { undoTranslations } from '@banyan/ui/hooks';

/** Tags of elements that the page's own scripts add. */
const ownTags: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'LINK']);

/**
 * Elements that others added inside the page, such as a password manager's button in a field. React ignores additions directly in
 * `body`.
 */
const additions = (changes: readonly MutationRecord[]) =>
  changes
    .filter(({ target }) => target !== document.body && document.body.contains(target))
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element && node.parentNode && !ownTags.has(node.tagName))
    .map((node) => ({ node, parent: node.parentNode, next: node.nextSibling }));

/** Texts that others replaced in place, as Safari's translation does. */
function rewrites(changes: readonly MutationRecord[]) {
  const written = new Map<Text, string>();
  for (const { target, oldValue } of changes)
    if (target instanceof Text && oldValue !== null && !written.has(target)) written.set(target, oldValue);
  return [...written].map(([text, before]) => ({ text, before, after: text.data }));
}

/** Makes React hydrate the part of the page around an element at once: React does so for a discrete event like this one. */
export const hydrateAt = (element: Element | null) =>
  element?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));

/** Content of the comment that begins a Suspense boundary before its hydration. */
const boundaryStart = '$';

function hydrateNow(part: Element): void {
  hydrateAt(part);
  // React does not handle an event of the container itself as an event of its elements.
  hydrateAt(part.firstElementChild);
  const comments = document.createTreeWalker(part, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { currentNode } = comments;
    if (currentNode instanceof Comment && currentNode.data === boundaryStart)
      hydrateAt(currentNode.nextElementSibling);
  }
}

/**
 * Makes React hydrate a part of the page now, from the server's original HTML. React would render a part changed by others again,
 * and typed text would be lost. Undoing the changes and hydrating must happen in one turn, because others react at once.
 *
 * @param changes Changes made before React was started, see `changesScript`. @default none
 */
export function hydrateAsWritten(part: Element, changes: readonly MutationRecord[] = []): void {
  undoTranslations(part);
  const rewritten = rewrites(changes);
  const added = additions(changes);
  for (const { text, before } of rewritten) text.data = before;
  for (const { node, parent } of added) parent?.removeChild(node);
  hydrateNow(part);
  for (const { text, before, after } of rewritten) if (text.data === before) text.data = after;
  for (const { node, parent, next } of added.reverse()) parent?.insertBefore(node, next);
}
