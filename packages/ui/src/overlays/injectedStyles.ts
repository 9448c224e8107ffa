/**
 * Style elements that a library writes into the page, for `style-src` of a strict Content-Security-Policy: `'self'` and these,
 * never `'unsafe-inline'`. Without them the page still works, but toasts do not stack. A test compares them with what is
 * installed.
 *
 * - sonner appends one constant style element when it is loaded, that is with the first toast. It is empty at the moment
 *   of its insertion and filled right after, so the hash of nothing stands beside that of its text.
 *
 * Radix writes none: see `useModal`.
 */
export const injectedStyleHashes = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
] as const;
