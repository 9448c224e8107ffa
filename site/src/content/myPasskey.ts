const closed = 'The window was closed. Nothing happened.';

/** What is said when a browser gave no passkey for one's own page. */
export const myPasskey = {
  failed: 'This could not be done. Please try again.',
  /** By the name of the browser's error. */
  byName: {
    NotAllowedError: closed,
    AbortError: closed,
    InvalidStateError: 'This device has a passkey for this page already.',
    SecurityError: 'Passkeys do not work at this address. Open the site by its name.',
  } as Readonly<Record<string, string | undefined>>,
};
