import { officeMessages as messages } from '@banyan/api/office';
import { HttpError } from '@banyan/server/http/http-error';

/** Returns the value. @throws HttpError 404 if it is undefined, because it does not exist or is out of scope */
export function found<T>(one: T | undefined): T {
  if (one === undefined) throw new HttpError(404, messages.nothingHere);
  return one;
}

/** Error with the field it is about, and a code. */
export const refusedAt = (status: 409 | 422, field: string, code: string, message: string) =>
  new HttpError(status, message, { errors: [{ field, code, message }] });

/** 409: the version changed since it was read. */
export const changed = () =>
  new HttpError(409, messages.changed, {
    errors: [{ field: 'version', code: 'changed', message: messages.changed }],
  });

/** 409: another volunteer decided first. @param who Name of that volunteer */
export function decidedAlready(who = ''): HttpError {
  const message = messages.decided(who);
  return new HttpError(409, message, { errors: [{ field: 'ref', code: 'decided', message }] });
}
