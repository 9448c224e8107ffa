import { myMessages as messages } from '@banyan/api/contract';
import { HttpError } from '../http/http-error.ts';
import type { Services, Visitor } from '../http/services.ts';
import type { Me } from './signed-in.ts';

/** A button that was pressed on one's own page. */
export interface Acting {
  services: Services;
  visitor: Visitor;
  me: Me;
  /** What it is about, and what it shall become, as the button says. */
  about: string;
  to: string;
  /** A passkey that the browser has made, as JSON. */
  passkey: string;
}

/** Does what a button says. @returns what is said of it. @throws Refusal 404 for what is not theirs, 409 for what cannot be done */
export type Act = (acting: Acting) => Promise<string>;

/** It is not here, or not theirs. */
export const unknown = () => new HttpError(404, messages.unknown);

/** How somebody is called in the log who acts on what is theirs. */
export const theMember = { who: 'the member' };
