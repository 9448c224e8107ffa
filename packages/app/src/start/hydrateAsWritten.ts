import { undoTranslations } from '@banyan/ui/hooks';

/** Elements of the page's own that scripts add. */
const ownTags: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'LINK']);

/** Where others added something inside a page, such as a password manager's button in a field. React passes over what stands directly in `body`. */
const additions = (changes: readonly MutationRecord[]) =>
  changes
    .filter(({ target }) => target !== document.body && document.body.contains(target))
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element && node.parentNode && !ownTags.has(node.tagName))
    .map((node) => ({ node, parent: node.parentNode, next: node.nextSibling }));

/** Texts that others wrote anew in place, as Safari's translation does. */
function rewrites(changes: readonly MutationRecord[]) {
  const written = new Map<Text, string>();
  for (const { target, oldValue } of changes)
    if (target instanceof Text && oldValue !== null && !written.has(target)) written.set(target, oldValue);
  return [...written].map(([text, before]) => ({ text, before, after: text.data }));
}

/** Has React hydrate at once what an element stands in: it does that for such an event. */
export const hydrateAt = (element: Element | null) =>
  element?.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));

/** Boundaries of Suspense that are not hydrated begin with such a comment. */
const boundaryStart = '$';

function hydrateNow(part: Element): void {
  hydrateAt(part);
  // React takes no event of the container itself for one of its elements.
  hydrateAt(part.firstElementChild);
  const comments = document.createTreeWalker(part, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { currentNode } = comments;
    if (currentNode instanceof Comment && currentNode.data === boundaryStart)
      hydrateAt(currentNode.nextElementSibling);
  }
}

/**
 * Has React hydrate a part of the page now, as the server wrote it, whatever others have changed in it. React would draw a changed
 * part anew and lose what was typed in it. There must be no turn between undoing the changes and hydrating: others answer at once.
 *
 * @param changes What was changed before React was started, see `changesScript`. @default none
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
