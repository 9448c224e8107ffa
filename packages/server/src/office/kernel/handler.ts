import type { AnyInput } from '../../http/handler.ts';
import type { RequestContext } from '../../http/services.ts';
import type { Staff } from '../check-in/staff.ts';
import type { Actor } from '../identity/actor.ts';
import type { Once } from './idempotency.ts';

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
