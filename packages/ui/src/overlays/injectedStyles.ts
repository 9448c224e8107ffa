/**
 * Hashes of the style elements that a library adds to the page, for `style-src` of a strict Content-Security-Policy: `'self'`
 * and these, never `'unsafe-inline'`. Without them the page still works, but toasts do not stack. A test compares them with the
 * installed version.
 *
 * - sonner adds one constant style element when it is loaded, that is with the first toast. It is empty at first and filled
 * right after, so the list contains the hash of an empty text too.
 *
 * Radix adds none: see `useModal`.
 */
export const injectedStyleHashes = [
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
] as const;
