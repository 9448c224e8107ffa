import { officeMessages as messages, type OfficeCall } from '@banyan/api/office';
import { transaction } from '@banyan/server/database/transaction';
import type { DonationServices } from '@banyan/server/donations/handlers';
import type { AnyGuardedHandler } from '@banyan/server/http/handler';
import { HttpError } from '@banyan/server/http/http-error';
import { tooOften } from '@banyan/server/http/rate-window';
import type { Services, Visitor } from '@banyan/server/http/services';
import { type Actor, actorOf, isAccessEnded } from '@banyan/server/identity/actor';
import { readCookie } from '@banyan/server/identity/cookies';
import { isActNoted, isFresh, noteAct } from '@banyan/server/identity/sessions';
import { extentsOf } from '@banyan/server/permissions/scope';
import { staffOf } from '../features/check-in/staff.ts';
import type { Admitted, AnyOfficeHandler } from './handler.ts';
import { answeredOnce, everyTime, type Once } from './idempotency.ts';
import { type AnyImplementation, handlerOf, type OfficePolicy } from './implement.ts';

/** Limit of one volunteer’s writes in ten minutes: ten times the need of a person who decides quickly. */
const mostWrites = 600;

const coded = (status: 401 | 403, code: string, message: string, more: { event?: 'step-up-asked' } = {}) =>
  new HttpError(status, message, { errors: [{ field: 'session', code, message }], ...more });

/** Error for a volunteer who used their passkey too long ago. */
export const notFresh = (): HttpError => coded(403, 'fresh', messages.fresh, { event: 'step-up-asked' });

/** Actor of the session cookie. @throws HttpError 401 without a valid cookie */
async function signedIn(services: Services, visitor: Visitor, kind: 'office' | 'enrol'): Promise<Actor> {
  const { config, database, now } = services;
  const token = readCookie(visitor, kind, config.publicOrigin);
  const actor = token ? await actorOf(database, token, kind, now()) : undefined;
  if (actor) return actor;
  if (token && (await isAccessEnded(database, token))) throw coded(401, 'access-ended', messages.accessEnded);
  throw signedOut();
}

const signedOut = () => coded(401, 'signed-out', messages.signedOut);

/** Records that a volunteer is active, which keeps them signed in. */
async function noteActOf({ database, now }: Services, actor: Actor): Promise<Actor> {
  if (isActNoted(actor.session, now())) return actor;
  const seenAt = now();
  await transaction(database, (trx) => noteAct(trx, actor.session, seenAt));
  return { ...actor, session: { ...actor.session, seen_at: seenAt } };
}

/**
 * Helper or volunteer who checks in guests. @throws HttpError 401 without a valid cookie, 404 for a volunteer without the
 * permission
 */
async function atSomeCheckIn(services: Services, { quiet }: OfficeCall, visitor: Visitor): Promise<Admitted> {
  const staff = await staffOf(services, visitor);
  if (!staff) throw signedOut();
  if (staff.actor && !quiet) await noteActOf(services, staff.actor);
  return { staff };
}

/** Checks the permission of a call. @throws HttpError 401, 404 without the permission, 403 if the passkey was used too long ago */
async function whoMay(services: Services, call: OfficeCall, visitor: Visitor): Promise<Admitted> {
  const { permission, stepUp, quiet } = call;
  if (permission === 'anyone') return {};
  if (permission === 'enrol') return { actor: await signedIn(services, visitor, 'enrol') };
  if (permission === 'door') return atSomeCheckIn(services, call, visitor);
  const actor = await signedIn(services, visitor, 'office');
  if (permission !== 'volunteer' && extentsOf(actor, permission).size === 0)
    throw new HttpError(404, messages.nothingHere);
  if (stepUp && !isFresh(actor.session, services.now())) throw notFresh();
  return { actor: quiet ? actor : await noteActOf(services, actor) };
}

interface Counted {
  name: string;
  call: OfficeCall;
  policy: OfficePolicy;
}

/** Counts a write: by network if anyone may make it, else by volunteer or check-in helper. @throws HttpError 429 above the limit */
async function countTry(
  { now }: Services,
  { name, call, policy }: Counted,
  visitor: Visitor,
  { actor, staff }: Admitted,
): Promise<void> {
  if (call.reads) return;
  const { tries } = policy;
  if (tries !== undefined && (await visitor.count(`office ${name}`)).one > tries)
    throw tooOften(messages.tooOften, now());
  const id = staff?.id ?? actor?.volunteer.id;
  if (id === undefined) return;
  const { writes = mostWrites } = policy;
  const purpose = policy.writes === undefined ? 'writes' : name;
  if ((await visitor.count(`office ${purpose} of ${id}`)).all > writes)
    throw tooOften(messages.tooOften, now());
}

/** Wraps a handler with the permission check and the rate limit of its call. */
function admittedHandler(services: Services, counted: Counted, handler: AnyOfficeHandler): AnyGuardedHandler {
  const { name, call, policy } = counted;
  return {
    answer: () => Promise.reject(new Error(`Nobody asked who may ${name}.`)),
    async admit(visitor) {
      const who = await whoMay(services, call, visitor);
      await countTry(services, counted, visitor, who);
      const { actor } = who;
      return {
        answer(input, context) {
          const answer = (once: Once) => handler.answer(input, { ...context, ...who, once });
          const key = context.idempotencyKey;
          if (!actor || !policy.idempotency || key === undefined) return answer(everyTime(services));
          const keeps = policy.idempotency === 'transaction' ? 'in the transaction' : 'after it';
          const asked = { name: `${actor.volunteer.id} ${name} ${key}`, input, keeps } as const;
          return answeredOnce(services, asked, answer);
        },
      };
    },
  };
}

/**
 * Wraps every handler with its permission check; the router reaches handlers only this way. The caller is looked up for each call,
 * so a revoked permission ends at once.
 */
export function admitted(
  services: DonationServices,
  table: Readonly<Record<string, OfficeCall>>,
  implementations: Readonly<Record<string, AnyImplementation>>,
): Record<string, AnyGuardedHandler> {
  const guarded = ([name, call]: [string, OfficeCall]): [string, AnyGuardedHandler] => {
    const policy = implementations[name];
    if (!policy) throw new Error(`No implementation of ${name}.`);
    return [name, admittedHandler(services, { name, call, policy }, handlerOf(services, call, policy))];
  };
  return Object.fromEntries(Object.entries(table).map(guarded));
}
