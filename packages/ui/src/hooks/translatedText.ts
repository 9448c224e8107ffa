/*
 * Browser translation replaces each text node of the page with an element. React keeps the removed text node: it throws when it
 * removes that node or inserts before it, and its changes to it are invisible (facebook/react#11538). So the text is put back
 * whenever React needs it; the translator then sees a new text and translates it.
 */

/** Tags that translators put in the place of a text: Chrome, Edge and Google the first, Yandex the second. */
export const translatorTags = ['FONT', 'YA-TR-SPAN'];

const translations = new WeakMap<Text, Element>();
const originals = new WeakMap<Element, readonly Text[]>();
let observer: MutationObserver | undefined;

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;
const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && translatorTags.includes(node.tagName);

function noteTranslation(text: Text, translation: Element): void {
  translations.set(text, translation);
  originals.set(translation, [...(originals.get(translation) ?? []), text]);
  // React also changes text nodes outside the document; only this observer sees those changes.
  observer?.observe(text, { characterData: true });
}

/** Puts the original texts of a translation back in its place, except texts that have moved since. */
function putBack(translation: Element): void {
  const texts = originals.get(translation) ?? [];
  for (const text of texts) translations.delete(text);
  originals.delete(translation);
  translation.replaceWith(...texts.filter((text) => !text.parentNode || translation.contains(text)));
}

/** Tracks texts that are translated, changed or moved. */
function read(changes: readonly MutationRecord[]): void {
  const added = new Set<Node>();
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    if (isText(target)) {
      const translation = translations.get(target);
      if (translation) putBack(translation);
    }
    for (const node of addedNodes) {
      added.add(node);
      const translation = isText(node) ? translations.get(node) : undefined;
      // React has moved the text: its translation is left behind.
      if (translation && !translation.contains(node)) putBack(translation);
    }
    for (const node of removedNodes) {
      if (!isText(node)) continue;
      // A translator either replaces the text at once, or adds the translation beside it just before.
      const translation = [...addedNodes, previousSibling, nextSibling]
        .filter(isTranslation)
        .find((one) => added.has(one));
      if (translation && (!node.parentNode || translation.contains(node))) noteTranslation(node, translation);
    }
  }
}

/** Puts a node back into its parent if a translator took it out. */
function restore(parent: Node, node: Node): void {
  if (node.parentNode === parent) return;
  read(observer?.takeRecords() ?? []);
  const translation = isText(node) ? translations.get(node) : undefined;
  if (translation) putBack(translation);
}

/** Child of `parent` that contains `node`; `null` if none does. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Undoes every translation in a part of the page that React has not hydrated yet, because hydration expects the original text. */
export function undoTranslations(part: Element): void {
  read(observer?.takeRecords() ?? []);
  const found = [...part.querySelectorAll(translatorTags.join())].filter((one) => originals.has(one));
  for (const translation of found) putBack(translation);
  // The parser splits a text in two if it is translated during parsing.
  if (found.length > 0) part.normalize();
}

/**
 * Keeps React working on a page whose text is translated. Call it once, before React starts; it never throws for a node that
 * other code has moved.
 *
 * @param before Earlier changes, see `changesScript` of `@banyan/app/start`. @default nothing
 */
export function keepTranslatedText(before: readonly MutationRecord[] = []): void {
  const { removeChild, insertBefore } = Node.prototype;
  observer = new MutationObserver(read);
  read(before);
  observer.observe(document, { childList: true, subtree: true });
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    restore(this, child);
    // Other code may have wrapped it; a node that is already gone needs nothing.
    const { parentNode } = child;
    if (parentNode && this.contains(parentNode)) removeChild.call(parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    if (before) restore(this, before);
    insertBefore.call(this, node, childWith(this, before));
    return node;
  };
}
