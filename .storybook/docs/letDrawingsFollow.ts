const other = '[data-theme]:not([data-theme="national"])';

/**
 * Makes drawings follow the theme, as on a chapter's site, which serves them in its colors. The package has them in the national
 * colors, so the code is loaded only for another theme.
 */
export function letDrawingsFollow(): void {
  let dress: (() => void) | undefined;
  const look = async () => {
    if (!dress && !document.querySelector(other)) return;
    dress ??= (await import('./dressDrawings.ts')).dressDrawings;
    dress();
  };
  new MutationObserver(() => void look()).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'src'],
    childList: true,
    subtree: true,
  });
}
