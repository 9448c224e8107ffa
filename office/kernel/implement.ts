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

/** Audit actions that a write may record, at least one each time; or the reason it records none. */
export type Logged = readonly [AuditActionName, ...AuditActionName[]] | { none: string };

/** Server-only settings of an Office call. */
export interface OfficePolicy {
  /** Summary for the docs, one line. */
  summary: string;
  /** Limit of tries by one visitor in ten minutes, for calls open to anyone. @default no separate limit */
  tries?: number;
  /**
   * Limit of this write for one volunteer in ten minutes, counted separately from other writes. @default counted together with all
   * others, 600
   */
  writes?: number;
  /** Largest body of a write, in bytes. @default the limit of a form */
  bodyLimit?: number;
  /**
   * Idempotency of a write that is repeated under its Idempotency-Key. Its answer is kept for a day, so it must hold nothing
   * personal. `transaction`: the answer is stored in the transaction that does the work (`transaction` of the context). `version`
   * and `state`: it is stored afterwards. If the process dies in between, the repeated write is rejected anyway: its version is
   * outdated, or the state it leads to is final.
   */
  idempotency?: 'transaction' | 'version' | 'state';
}

/** Context of every call; the caller is not known yet. */
interface OpenContext extends RequestContext {
  services: DonationServices;
  /** Time of the call, in milliseconds since 1970. */
  at: number;
}

/** Context of a call by a volunteer, or by a person who is enrolling a new passkey. */
interface VolunteerContext extends OpenContext {
  actor: Actor;
  /** Volunteer id. */
  volunteer: string;
  /** Runs `work` in a transaction, in which the answer is stored for {@link OfficePolicy.idempotency}. `work` may run again. */
  transaction: Once['write'];
  /** Stores the answer in a transaction of the handler, for work that takes several transactions. */
  keepAnswer: Once['keep'];
}

/** Context of a call that needs a permission. */
interface ScopedContext extends VolunteerContext {
  /** Scope of the volunteer’s permission for this call: everything, or some chapters. */
  scope: Scope;
}

/** Context of a handler, by the permission of its call. */
export type CallContext<C extends OfficeCall> = C['permission'] extends Permission
  ? ScopedContext
  : C['permission'] extends 'anyone'
    ? OpenContext
    : C['permission'] extends 'door'
      ? OpenContext & { staff: Staff }
      : VolunteerContext;

/** Server’s half of a call. A write declares its audit actions. */
type Implementation<C extends OfficeCall> = OfficePolicy & {
  handle(input: HandlerInput<C>, context: CallContext<C>): Promise<HandlerAnswer<C>>;
} & (C['reads'] extends true ? unknown : { audit: Logged });

type Calls = Readonly<Record<string, OfficeCall>>;

/** Server’s half of calls, by name. */
export type Implementations<C extends Calls> = { readonly [Name in keyof C]: Implementation<C[Name]> };

/**
 * Implements the calls of a feature: handler, audit, limits and idempotency in one place. A missing call does not compile, nor does
 * a write without its audit.
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

/** Creates the handler of a call, which gives its implementation the context it may have. */
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
