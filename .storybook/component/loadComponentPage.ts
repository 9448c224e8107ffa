let loading: Promise<typeof import('./ComponentPage.tsx')> | undefined;

/** The layout of all components' pages, loaded once: the same promise for whoever asks, so that nobody waits for it twice. */
export function loadComponentPage() {
  loading ??= import('./ComponentPage.tsx');
  return loading;
}
