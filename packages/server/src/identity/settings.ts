import * as v from 'valibot';

/** The variables of the Office. */
export const officeVariables = {
  OFFICE: v.pipe(v.optional(v.string(), ''), v.trim(), v.picklist(['', 'on', 'off'], 'must be on or off')),
};

interface Given extends v.InferOutput<v.ObjectSchema<typeof officeVariables, undefined>> {
  PUBLIC_ORIGIN: string;
  API_BASE: string;
}

/** Browsers make passkeys on https, and on the computer itself. */
const isSecure = (origin: string) =>
  origin === '' ||
  origin.startsWith('https://') ||
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?$/.test(origin);

/** Why the Office cannot be here: a sentence each. */
function obstacles({ PUBLIC_ORIGIN, API_BASE }: Given): string[] {
  const sentences: string[] = [];
  if (!API_BASE.startsWith('/'))
    sentences.push(
      'OFFICE must be off here: the Office runs where the data lies, and API_BASE is elsewhere.',
    );
  if (!isSecure(PUBLIC_ORIGIN))
    sentences.push(
      'PUBLIC_ORIGIN must start with https://, because OFFICE is on and browsers make passkeys nowhere else.',
    );
  return sentences;
}

/** What is said to whoever wants the Office where it cannot be. */
export const officeContradictions = (given: Given): string[] =>
  given.OFFICE === 'on' ? obstacles(given) : [];

/**
 * Whether there is an Office: where nothing is said, at every https address that it can be at. On one's own computer it has to be
 * asked for, because there it can be entered without a passkey, and a proxy that nobody told us of looks like that computer.
 */
export const isOfficeOn = (given: Given): boolean =>
  given.OFFICE === 'on' ||
  (given.OFFICE === '' && given.PUBLIC_ORIGIN.startsWith('https://') && obstacles(given).length === 0);

/** Whether an origin is this very computer, where the Office may be tried without a passkey. */
export const isLocal = (origin: string): boolean => origin.startsWith('http:') && isSecure(origin);
