import type { HandlerAnswer } from '@banyan/api/contract';
import type { OfficeCall, OfficeCallName, OfficeCalls } from '@banyan/api/office';
import type { AnyInput, HandlerInput } from '../../http/handler.ts';
import type { RequestContext } from '../../http/services.ts';
import type { Staff } from '../check-in/staff.ts';
import type { Actor } from '../identity/actor.ts';
import type { Once } from './idempotency.ts';

/** What a handler knows of one request: also who asks, unless anyone may. */
type OfficeContext<C extends OfficeCall> = C['permission'] extends 'anyone'
  ? RequestContext
  : C['permission'] extends 'door'
    ? RequestContext & { staff: Staff }
    : RequestContext & { actor: Actor; once: Once };

/** Answers one call of the Office. Throws `Refusal` for what whoever asks can mend. */
export interface OfficeHandler<C extends OfficeCall> {
  answer(input: HandlerInput<C>, context: OfficeContext<C>): Promise<HandlerAnswer<C>>;
}

/** One handler for every row of the Office's table: a missing one does not compile. */
export type OfficeHandlers = { [Name in OfficeCallName]: OfficeHandler<OfficeCalls[Name]> };

/** Who was let through: nobody in particular where anyone may. */
export interface Admitted {
  actor?: Actor;
  /** Of a row of the door. */
  staff?: Staff;
}

/** Any of them, for the loop over all. */
export interface AnyOfficeHandler {
  answer(input: AnyInput, context: RequestContext & Admitted & { once?: Once }): Promise<unknown>;
}
