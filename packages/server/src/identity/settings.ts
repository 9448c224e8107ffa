import * as v from 'valibot';

/** Environment variables of the Office. */
export const officeVariables = {
  OFFICE: v.pipe(v.optional(v.string(), ''), v.trim(), v.picklist(['', 'on', 'off'], 'must be on or off')),
};

interface Given extends v.InferOutput<v.ObjectSchema<typeof officeVariables, undefined>> {
  PUBLIC_ORIGIN: string;
  API_BASE: string;
}

/** True if browsers can make passkeys at this origin: on https, or on the own computer. */
const isSecure = (origin: string) =>
  origin === '' ||
  origin.startsWith('https://') ||
  /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/?$/.test(origin);

/** Returns the reasons why the Office cannot run here, a sentence each. */
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

/** Returns the errors of a configuration that turns the Office on although it cannot run. */
export const officeContradictions = (given: Given): string[] =>
  given.OFFICE === 'on' ? obstacles(given) : [];

/**
 * True if the Office is on. By default it is on at every suitable https address. On the own computer it has to be turned on,
 * because it can be used there without a passkey, and behind an unnamed proxy every visitor looks like that computer.
 */
export const isOfficeOn = (given: Given): boolean =>
  given.OFFICE === 'on' ||
  (given.OFFICE === '' && given.PUBLIC_ORIGIN.startsWith('https://') && obstacles(given).length === 0);

/** True if an origin is this computer, where the Office can be tried without a passkey. */
export const isLocal = (origin: string): boolean => origin.startsWith('http:') && isSecure(origin);
