/**
 * Event of the window: somebody waits for code that does not come, and has waited for it before. After a deployment it never
 * comes; `@banyan/app/start` loads the page again.
 */
export const missingCodeEvent = 'banyan:missing-code';

export function reportMissingCode(): void {
  // Code is loaded on servers, too.
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(missingCodeEvent));
}
