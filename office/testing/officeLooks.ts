import type { Page } from '@playwright/test';

/** Problems of focused controls: each must be visible and show its focus. */
export const wrongWithFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const hasLine = (element: Element | null, pseudo?: string) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A control that already has the focus would not scroll into view when it is focused again.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.focus();
      if (document.activeElement !== control) continue;
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const seenFrom = Math.max(top, 0);
      const middle = (seenFrom + Math.min(bottom, window.innerHeight)) / 2;
      const at = document.elementFromPoint((left + right) / 2, Math.min(middle, seenFrom + 20));
      const isThere =
        at && (control.contains(at) || at.contains(control) || at.closest('label')?.contains(control));
      const name = `${control.tagName} ${control.ariaLabel ?? control.textContent}`.slice(0, 60);
      if (!isThere) wrong.push(`${name}: behind ${at?.className ?? 'the edge'}`);
      if (left < -1 || right > window.innerWidth + 1) wrong.push(`${name}: cut off`);
      const next = control.nextElementSibling;
      if (![control, control.parentElement, next].some((one) => hasLine(one) || hasLine(one, '::after')))
        wrong.push(`${name}: does not show the focus`);
    }
    return wrong;
  });

/** Texts that their box cuts off. Texts limited to a number of lines are excluded, because they end in dots. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        // Content for screen readers only has a box of one pixel.
        if (element.clientWidth <= 2 || element.clientHeight <= 2 || !element.checkVisibility()) return false;
        if (webkitLineClamp !== 'none') return false;
        return (
          (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.className}: ${element.textContent.slice(0, 60)}`),
  );

/** Current or chosen elements that look like the others in forced colors. */
export const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const chosen = ['Highlight', 'SelectedItem'].map((color) => {
      probe.style.background = color;
      return getComputedStyle(probe).backgroundColor;
    });
    probe.remove();
    const isMarked = (element: Element | null, pseudo?: string) => {
      if (!element) return false;
      const { backgroundColor, outlineStyle, appearance } = getComputedStyle(element, pseudo);
      return (
        chosen.includes(backgroundColor) || outlineStyle !== 'none' || (!pseudo && appearance === 'auto')
      );
    };
    // The current step has a thicker border.
    const marked =
      '[aria-current]:not([aria-current="step"]), [data-here], [aria-pressed="true"], input:checked:not([role="switch"])';
    return [...document.querySelectorAll<HTMLElement>(marked)]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const near = [element, element.parentElement, element.closest('li'), element.nextElementSibling];
        return !near.some((one) => isMarked(one) || isMarked(one, '::before') || isMarked(one, '::after'));
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
