import type { Page } from '@playwright/test';

/**
 * Translates a page like Chrome, but into the same words: replaces each text node by two elements, also for later text. Marks the
 * document as translated.
 */
function translate(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const left = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE', 'TEXTAREA', 'OPTION', 'FONT']);
  const font = (content: string | Node) => {
    const element = document.createElement('font');
    element.setAttribute('dir', 'auto');
    element.append(content);
    return element;
  };
  const translateText = (text: Node) => {
    const { parentElement, nodeValue } = text;
    if (!parentElement || !nodeValue?.trim() || left.has(parentElement.tagName)) return;
    if (parentElement.closest('[translate="no"]')) return;
    insertBefore.call(parentElement, font(font(nodeValue)), text);
    removeChild.call(parentElement, text);
  };
  const translateAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return translateText(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    found.forEach(translateText);
  };
  const begin = () => {
    document.documentElement.lang = 'mr';
    document.documentElement.classList.add('translated-ltr');
    translateAll(document);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateText(target);
        else addedNodes.forEach(translateAll);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  };
  if (document.documentElement) begin();
  else
    new MutationObserver((_, observer) => {
      observer.disconnect();
      begin();
    }).observe(document, { childList: true });
}

/** Translates a page that has been loaded. */
export const translateNow = (page: Page) => page.evaluate(translate);

/** Translates every document of a page from the start, before hydration. */
export const translateAlways = (page: Page) => page.addInitScript(translate);
