import { officeMessages as messages } from '@banyan/api/office';
import type { Editor, Outcome } from '@banyan/server/events/editing/editor';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import type { Scope } from '@banyan/server/permissions/scope';
import { holdMsFrom } from '@banyan/server/settings/hold';
import { changed } from '../../kernel/errors.ts';

/** Part of a call’s context that describes its volunteer as an editor of events. */
interface EditorContext {
  services: Pick<Services, 'config' | 'database'>;
  volunteer: string;
  scope: Scope;
}

/** Volunteer who changes events, within the scope of the call's permission. */
export const editorOf = async ({
  services: { config, database },
  volunteer,
  scope,
}: EditorContext): Promise<Editor> => ({
  volunteer,
  scope: scope,
  config,
  holdMs: await holdMsFrom(database),
});

/** Returns the result of a change. @throws HttpError 404 if the event is gone, 409 if its version changed */
export function done<Result>(outcome: Outcome<Result>): Result {
  if (outcome.state === 'done') return outcome.result;
  throw outcome.state === 'changed' ? changed() : new HttpError(404, messages.nothingHere);
}
