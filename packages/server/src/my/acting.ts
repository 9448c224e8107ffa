import { myMessages as messages } from '@banyan/api/contract';
import { HttpError } from '../http/http-error.ts';
import type { Services, Visitor } from '../http/services.ts';
import type { Me } from './signed-in.ts';

/** A pressed button on a person's own page. */
export interface Acting {
  services: Services;
  visitor: Visitor;
  me: Me;
  /** Subject of the action and the new value, from the button. */
  about: string;
  to: string;
  /** New passkey from the browser, as JSON. */
  passkey: string;
}

/**
 * Handles a button. @returns the success message. @throws HttpError 404 for another person's data, 409 if the action is not
 * possible
 */
export type Act = (acting: Acting) => Promise<string>;

/** Error for data that does not exist or belongs to another person. */
export const unknown = () => new HttpError(404, messages.unknown);

/** Name in the audit log of members who act on their own data. */
export const theMember = { who: 'the member' };
