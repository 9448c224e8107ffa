/*
 * Browser translation takes each text node out of the page and puts an element in its place. React keeps the text node: it
 * throws when it removes that, or inserts before it, and what it changes in it is seen by nobody (facebook/react#11538). So the
 * text is put back whenever React needs it; the translator sees a new text then, and translates that.
 */

/** What translators put in the place of a text: Chrome, Edge and Google the first, Yandex the second. */
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
  // React also changes a text that is in no document; only this observer sees that.
  observer?.observe(text, { characterData: true });
}

/** Puts the texts of a translation back in its place, but those that are elsewhere by now. */
function putBack(translation: Element): void {
  const texts = originals.get(translation) ?? [];
  for (const text of texts) translations.delete(text);
  originals.delete(translation);
  translation.replaceWith(...texts.filter((text) => !text.parentNode || translation.contains(text)));
}

/** Keeps track of texts that are translated, changed or moved. */
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
      // React has moved the text: its translation stays behind.
      if (translation && !translation.contains(node)) putBack(translation);
    }
    for (const node of removedNodes) {
      if (!isText(node)) continue;
      // Either replaced at once, or the translation was added beside it just before.
      const translation = [...addedNodes, previousSibling, nextSibling]
        .filter(isTranslation)
        .find((one) => added.has(one));
      if (translation && (!node.parentNode || translation.contains(node))) noteTranslation(node, translation);
    }
  }
}

/** Has a node stand directly in its parent again, where a translator took it out. */
function restore(parent: Node, node: Node): void {
  if (node.parentNode === parent) return;
  read(observer?.takeRecords() ?? []);
  const translation = isText(node) ? translations.get(node) : undefined;
  if (translation) putBack(translation);
}

/** The child of `parent` that holds `node`; `null` when none does. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Undoes every translation in a part of the page that React has not hydrated yet, and expects as it was written.
 */
export function undoTranslations(part: Element): void {
  read(observer?.takeRecords() ?? []);
  const found = [...part.querySelectorAll(translatorTags.join())].filter((one) => originals.has(one));
  for (const translation of found) putBack(translation);
  // Of a text that was translated while it was parsed, the parser has made two.
  if (found.length > 0) part.normalize();
}

/**
 * Keeps React working on a page whose text is translated. Call it once, before React is started; it never throws for a node
 * that somebody else has moved.
 *
 * @param before What was changed before, see `changesScript` of `@banyan/app/start`. @default nothing
 */
export function keepTranslatedText(before: readonly MutationRecord[] = []): void {
  const { removeChild, insertBefore } = Node.prototype;
  observer = new MutationObserver(read);
  read(before);
  observer.observe(document, { childList: true, subtree: true });
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    restore(this, child);
    // Others may have wrapped it; what is gone already needs nothing.
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
