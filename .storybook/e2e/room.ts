import type { Frame, Page } from '@playwright/test';

/** Runs in the page, so it cannot use anything else in this file. */
function faultsOfRoom(boxes: string): string[] {
  const nameOf = ({ tagName, id, className }: Element) =>
    `${tagName.toLowerCase()}${id && `#${id}`}${typeof className === 'string' && className && `.${className.split(' ')[0]}`}`;
  const isWide = (element: Element) => element.scrollWidth > element.clientWidth + 1;

  const isCutOff = (element: Element) => {
    const { overflowX, textOverflow, whiteSpace } = getComputedStyle(element);
    return (
      isWide(element) &&
      element.clientWidth > 2 &&
      ['hidden', 'clip'].includes(overflowX) &&
      textOverflow !== 'ellipsis' &&
      whiteSpace !== 'nowrap' &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    );
  };

  // Longer words, such as addresses, do not fit on a phone and may be broken.
  const longest = 20;
  const range = document.createRange();
  const brokenIn = (text: Text): string[] => {
    const { parentElement } = text;
    if (!parentElement || getComputedStyle(parentElement).hyphens === 'auto') return [];
    const written = [...text.data.matchAll(/\S+/g)].filter(([run]) => run.length <= longest);
    const words = written.flatMap(({ 0: run, index }) =>
      [...run.matchAll(/[\p{L}\p{N}]+/gu)].map((word) => ({ word: word[0], from: index + word.index })),
    );
    return words.flatMap(({ word, from }) => {
      range.setStart(text, from);
      range.setEnd(text, from + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 8 ? [word] : [];
    });
  };

  const roots = [...document.querySelectorAll(boxes)];
  const faults = [document.documentElement, ...roots]
    .filter(isWide)
    .map((box) => `${nameOf(box)} scrolls sideways: ${box.scrollWidth} in ${box.clientWidth}`);
  for (const root of roots) {
    faults.push(
      ...[...root.querySelectorAll('*')].filter(isCutOff).map((one) => `${nameOf(one)} is cut off`),
    );
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (currentNode instanceof Text)
        faults.push(...brokenIn(currentNode).map((word) => `“${word}” is broken`));
    }
  }
  return faults;
}

/**
 * Finds layout faults: a page or a sample that scrolls sideways, words that are cut off or broken. @param boxes Selector of the
 * samples.
 */
export const crampedIn = (page: Page | Frame, boxes: string): Promise<string[]> =>
  page.evaluate(faultsOfRoom, boxes);
