import * as v from 'valibot';

/** The variables of the Office. */
export const officeVariables = {
  OFFICE: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((given) => given || 'off'),
    v.picklist(['on', 'off'], 'must be on or off'),
  ),
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

/** Where the Office cannot be: a sentence each. */
export function officeContradictions({ OFFICE, PUBLIC_ORIGIN, API_BASE }: Given): string[] {
  if (OFFICE === 'off') return [];
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

/** Whether an origin is this very computer, where the Office may be tried without a passkey. */
export const isLocal = (origin: string): boolean => origin.startsWith('http:') && isSecure(origin);
