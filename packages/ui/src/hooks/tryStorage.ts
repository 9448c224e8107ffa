/**
 * Reads or writes `localStorage` or `sessionStorage` in a browser that may refuse: in a private window, with storage
 * forbidden or full. What is kept there has to be a courtesy.
 *
 * @returns What `run` returned; undefined when the browser refused.
 */
export const tryStorage = <Answer>(run: () => Answer): Answer | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
