import type { AnyInput } from '@banyan/server/http/handler';
import type { RequestContext } from '@banyan/server/http/services';
import type { Actor } from '@banyan/server/identity/actor';
import type { Staff } from '../features/check-in/staff.ts';
import type { Once } from './idempotency.ts';

/** Caller who passed the permission check; empty if anyone may call. */
export interface Admitted {
  actor?: Actor;
  /** Helper or volunteer at a check-in. */
  staff?: Staff;
}

/** Handler of any call, for the loop over all of them. */
export interface AnyOfficeHandler {
  answer(input: AnyInput, context: RequestContext & Admitted & { once?: Once }): Promise<unknown>;
}
