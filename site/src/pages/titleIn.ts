import type { InitialData } from '@banyan/app/reading';

/**
 * Returns the title of a page’s item: besides the URL, the only part of the head that a browser needs.
 *
 * @param otherwise Title while the item is unknown or missing.
 */
export function titleIn(
  begun: { start: InitialData<{ title: string } | { nearest: unknown } | null> } | undefined,
  otherwise: string,
): string {
  const found = begun?.start.ready ? begun.start.data : null;
  return found && 'title' in found ? found.title : otherwise;
}
