import type { InitialData } from '@banyan/app/reading';

/**
 * The title of what a page began with: all of its head that a browser has to know besides its address.
 *
 * @param otherwise Stands while it is not known, and where there is none.
 */
export function titleIn(
  begun: { start: InitialData<{ title: string } | { nearest: unknown } | null> } | undefined,
  otherwise: string,
): string {
  const found = begun?.start.ready ? begun.start.data : null;
  return found && 'title' in found ? found.title : otherwise;
}
