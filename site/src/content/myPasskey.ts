const closed = 'The window was closed. Nothing happened.';

/** Error texts when the browser returned no passkey for the member’s own page. */
export const myPasskey = {
  failed: 'This could not be done. Please try again.',
  /** Messages by the name of the browser’s error. */
  byName: {
    NotAllowedError: closed,
    AbortError: closed,
    InvalidStateError: 'This device has a passkey for this page already.',
    SecurityError: 'Passkeys do not work at this address. Open the site by its name.',
  } as Readonly<Record<string, string | undefined>>,
};
