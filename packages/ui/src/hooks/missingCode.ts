/**
 * Event of the window: code that is needed failed to load a second time. After a deployment it never loads;
 * `@banyan/app/start` then reloads the page.
 */
export const missingCodeEvent = 'banyan:missing-code';

export function reportMissingCode(): void {
  // Modules are also loaded on servers, where there is no window.
  if (typeof window !== 'undefined') window.dispatchEvent(new Event(missingCodeEvent));
}
