import type { Grant, OfficeCall } from '@banyan/api/office';
import { transaction } from '@banyan/server/database/transaction';
import { testVisitor } from '@banyan/server/donations/test-visitor';
import type { RequestContext } from '@banyan/server/http/services';
import { requestContext, testServices } from '@banyan/server/http/test-services';
import { beginSession } from '@banyan/server/identity/sessions';
import { helperByPass } from '@banyan/server/identity/test-identity';
import { addVolunteer, setGrants } from '@banyan/server/identity/volunteers';
import * as v from 'valibot';
import { admittedHandler } from './admission.ts';
import type { Admitted, AnyOfficeHandler } from './handler.ts';
import type { Once } from './idempotency.ts';
import type { OfficePolicy } from './implement.ts';

const noon = Date.UTC(2027, 0, 1, 12);

/** Request as the handler received it. */
type Heard = RequestContext & Admitted & { once?: Once };

/** Definition of a write with an empty body. */
export const call: OfficeCall = {
  method: 'POST',
  path: '/it',
  reads: false,
  answer: v.unknown(),
  permission: 'volunteer',
};

/** Office with a single call, at noon. */
export async function entrance() {
  const clock = { now: noon };
  const services = await testServices(clock);
  const { database } = services;
  const begin = (kind: 'office' | 'enrol', subject: string) =>
    transaction(database, (trx) =>
      beginSession(trx, { kind, subject, passkey: null, label: 'Chrome' }, clock.now),
    );
  let volunteers = 0;
  return {
    clock,
    services,
    /** Browser of a signed-in volunteer. */
    async volunteer(...grants: Grant[]) {
      volunteers += 1;
      const id = `V${volunteers}`;
      await transaction(database, async (trx) => {
        const named = { id, name: id, email: `${id}@example.org`, handle: id };
        await addVolunteer(trx, named, clock.now);
        await setGrants(trx, id, { grants, givenBy: '' }, clock.now);
      });
      return { id, ...testVisitor({ '__Host-office': (await begin('office', id)).token }) };
    },
    /** Browser in which a recovery link was opened. */
    enrolling: async (id: string) => testVisitor({ '__Host-office-enrol': (await begin('enrol', id)).token }),
    /** Browser of a helper with a check-in pass. */
    async helper() {
      const wanted = { eventId: 'E', madeBy: 'V1', until: noon + 3_600_000 };
      const entered = await helperByPass(database, wanted, noon);
      const session = database.selectFrom('sign_in_sessions').select('id').where('kind', '=', 'door');
      const { id: own } = await session.executeTakeFirstOrThrow();
      return { id: own, ...testVisitor({ '__Host-office-door': entered.session }) };
    },
    /** Defines the call and records each request its handler receives. */
    row(
      more: Partial<OfficeCall> = {},
      policy: Partial<OfficePolicy> = {},
      answer?: AnyOfficeHandler['answer'],
    ) {
      const heard: Heard[] = [];
      const handler: AnyOfficeHandler = {
        async answer(input, context) {
          heard.push(context);
          return answer ? answer(input, context) : heard.length;
        },
      };
      const described = { name: 'doIt', call: { ...call, ...more }, policy: { summary: '', ...policy } };
      const guarded = admittedHandler(services, described, handler);
      /** Makes a request. @param key Idempotency-Key */
      const ask = async (
        { visitor }: Pick<ReturnType<typeof testVisitor>, 'visitor'>,
        { key, body = {} }: { key?: string; body?: unknown } = {},
      ) => {
        const admitted = await guarded.admit?.(visitor);
        if (!admitted) throw new Error('Nobody asks who may.');
        const input = { body, params: undefined, query: undefined };
        return admitted.answer(input, requestContext(visitor, { idempotencyKey: key }));
      };
      return { guarded, ask, heard };
    },
    /** Time at which a volunteer was last seen. */
    async seenAt(id: string) {
      const rows = database.selectFrom('sign_in_sessions').select('seen_at').where('subject_id', '=', id);
      return (await rows.executeTakeFirstOrThrow()).seen_at;
    },
  };
}
