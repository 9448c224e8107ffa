/**
 * Reads or writes `localStorage` or `sessionStorage` in a browser that may refuse: in a private window, with storage blocked or
 * full. Store only data that the page can do without.
 *
 * @returns the result of `run`; undefined if the browser refused.
 */
export const tryStorage = <Answer>(run: () => Answer): Answer | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
