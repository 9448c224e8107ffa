import type { HandlerAnswer } from '@banyan/api/contract';
import type { AuditActionName, OfficeCall, Permission } from '@banyan/api/office';
import type { DonationServices } from '@banyan/server/donations/handlers';
import type { AnyInput, HandlerInput } from '@banyan/server/http/handler';
import type { RequestContext } from '@banyan/server/http/services';
import type { Actor } from '@banyan/server/identity/actor';
import { type Scope, scopeOf } from '@banyan/server/permissions/scope';
import type { OfficeCallName, OfficeCalls } from '../calls.ts';
import type { Staff } from '../features/check-in/staff.ts';
import type { Admitted, AnyOfficeHandler } from './handler.ts';
import { everyTime, type Once } from './idempotency.ts';

/** Calls of the Office that write. */
export type WritingName = {
  [Name in OfficeCallName]: OfficeCalls[Name]['reads'] extends true ? never : Name;
}[OfficeCallName];

/** Actions that a write may record in the audit log, of which it records one at least; or why it records none. */
export type Logged = readonly [AuditActionName, ...AuditActionName[]] | { none: string };

/** What only the server reads of a call of the Office. */
export interface OfficePolicy {
  /** One line for the docs. */
  summary: string;
  /** Tries of one visitor in ten minutes, where anyone may try. @default no limit of its own */
  tries?: number;
  /** Writes of one volunteer in ten minutes, counted apart from all others. @default together with them, 600 */
  writes?: number;
  /** Largest body of a write, in bytes. @default that of a form */
  bodyLimit?: number;
  /**
   * How a write that is repeated under its Idempotency-Key is answered as before. Its answer is kept for a day, so it holds nothing
   * personal. `transaction`: stored in the transaction that does the work (`transaction` of the context). `version` and `state`: stored
   * after it, because a write that is repeated after its process died is refused anyway: it carries the version that was looked at, or it
   * is an end that a thing comes to once.
   */
  idempotency?: 'transaction' | 'version' | 'state';
}

/** Context of every call: who asks is not known yet. */
interface OpenContext extends RequestContext {
  services: DonationServices;
  /** When the call came, in milliseconds since 1970. */
  at: number;
}

/** Context of a call that a volunteer makes, or somebody who makes a new passkey. */
interface VolunteerContext extends OpenContext {
  actor: Actor;
  /** Id of the volunteer. */
  volunteer: string;
  /** Runs `work` in a transaction, in which the answer is stored for {@link OfficePolicy.idempotency}. `work` may run again. */
  transaction: Once['write'];
  /** Stores the answer in a transaction of the work's own, for what needs more than one. */
  keepAnswer: Once['keep'];
}

/** Context of a call that needs a permission. */
interface ScopedContext extends VolunteerContext {
  /** How far the volunteer's permission for this call goes: everywhere, or some chapters. */
  scope: Scope;
}

/** What a handler knows of one request, by the permission of its call. */
export type CallContext<C extends OfficeCall> = C['permission'] extends Permission
  ? ScopedContext
  : C['permission'] extends 'anyone'
    ? OpenContext
    : C['permission'] extends 'door'
      ? OpenContext & { staff: Staff }
      : VolunteerContext;

/** Server's half of a call. A write says what it leaves in the audit log. */
type Implementation<C extends OfficeCall> = OfficePolicy & {
  handle(input: HandlerInput<C>, context: CallContext<C>): Promise<HandlerAnswer<C>>;
} & (C['reads'] extends true ? unknown : { audit: Logged });

type Calls = Readonly<Record<string, OfficeCall>>;

/** Server's half of calls, by their name. */
export type Implementations<C extends Calls> = { readonly [Name in keyof C]: Implementation<C[Name]> };

/**
 * Implements the calls of a feature: handler, audit log, limits and idempotency of each beside one another. A call that is missing
 * does not compile, nor does a write without its audit.
 */
export const implement = <const C extends Calls>(
  _: C,
  implementations: Implementations<C>,
): Implementations<C> => implementations;

/** Any implementation, for the loop over all of them. */
export interface AnyImplementation extends OfficePolicy {
  handle(input: AnyInput, context: object): Promise<unknown>;
  audit?: Logged;
}

const openPermissions = ['volunteer', 'door', 'enrol', 'anyone'] as const;
const isPermission = (permission: OfficeCall['permission']): permission is Permission =>
  !openPermissions.some((open) => open === permission);

/** Handler of a call: gives its implementation what it may know of the request. */
export function handlerOf(
  services: DonationServices,
  { permission }: OfficeCall,
  { handle }: AnyImplementation,
): AnyOfficeHandler {
  const admittedScope = ({ actor }: Admitted) =>
    actor && isPermission(permission) && { scope: scopeOf(actor, permission) };
  return {
    answer(input, { once = everyTime(services), ...context }) {
      const { actor } = context;
      return handle(input, {
        ...context,
        ...admittedScope(context),
        ...(actor && { volunteer: actor.volunteer.id }),
        services,
        at: services.now(),
        transaction: once.write,
        keepAnswer: once.keep,
      });
    },
  };
}
