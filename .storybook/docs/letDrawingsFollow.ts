const other = '[data-theme]:not([data-theme="national"])';

/**
 * Drawings follow the theme here as they do on a chapter's site, which serves them in its colours. As they lie in the package they
 * are in the national ones, so whoever never looks at another theme loads nothing for it.
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
