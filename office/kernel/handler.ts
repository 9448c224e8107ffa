import type { AnyInput } from '../../packages/server/src/http/handler.ts';
import type { RequestContext } from '../../packages/server/src/http/services.ts';
import type { Staff } from '../features/check-in/staff.ts';
import type { Actor } from '../../packages/server/src/identity/actor.ts';
import type { Once } from './idempotency.ts';

/** Person who was let through; empty where anyone may call. */
export interface Admitted {
  actor?: Actor;
  /** Helper at a check-in. */
  staff?: Staff;
}

/** Handler of any call, for the loop over all of them. */
export interface AnyOfficeHandler {
  answer(input: AnyInput, context: RequestContext & Admitted & { once?: Once }): Promise<unknown>;
}
