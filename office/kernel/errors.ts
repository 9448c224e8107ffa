import { officeMessages as messages } from '@banyan/api/office';
import { HttpError } from '@banyan/server/http/http-error';

/** What was found. @throws Refusal 404 when nothing was, or it lies outside of their reach */
export function found<T>(one: T | undefined): T {
  if (one === undefined) throw new HttpError(404, messages.nothingHere);
  return one;
}

/** A refusal that says of which field, and why. */
export const refusedAt = (status: 409 | 422, field: string, code: string, message: string) =>
  new HttpError(status, message, { errors: [{ field, code, message }] });

/** Nothing was changed, because it is another than was looked at. */
export const changed = () =>
  new HttpError(409, messages.changed, {
    errors: [{ field: 'version', code: 'changed', message: messages.changed }],
  });

/** Nothing was changed, because somebody was first. @param who Their name */
export function decidedAlready(who = ''): HttpError {
  const message = messages.decided(who);
  return new HttpError(409, message, { errors: [{ field: 'ref', code: 'decided', message }] });
}
