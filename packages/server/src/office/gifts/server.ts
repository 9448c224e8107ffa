import { type Gift, officeMessages as messages, officeGiftMessages as words } from '@banyan/api/office';
import type { Database } from '../../database/database.ts';
import type { DonationServices } from '../../donations/handlers.ts';
import { giftNamed, officeGift } from '../../donations/office-gift.ts';
import { giftsPage, stateOf } from '../../donations/office-gifts.ts';
import { giftTotals } from '../../donations/office-totals.ts';
import { reconcile } from '../../donations/reconcile.ts';
import { recordGift, sendReceipt, undoRecord } from '../../donations/recording.ts';
import { reconcileRefunds } from '../../donations/refund-reconcile.ts';
import { dropRefund, type RefundOutcome, refundDonation, saySecondYes } from '../../donations/refunding.ts';
import { lookUp } from '../../donations/take-money.ts';
import { Refusal } from '../../http/refusal.ts';
import { reachOf } from '../../permissions/reach.ts';
import { holdMsFrom } from '../../settings/hold.ts';
import { askerOf } from '../../settings/second-yes.ts';
import { giftsFile } from './gift-export.ts';
import type { Actor } from '../identity/actor.ts';
import { namesOf, presentGrants } from '../identity/volunteers.ts';
import { changed, found } from '../kernel/errors.ts';
import type { OfficeHandlers } from '../kernel/handler.ts';

/** Who takes money here, as gifts are counted by: those of the demo, as long as nobody does. */
export const providerOf = ({ config }: Pick<DonationServices, 'config'>) =>
  config.paypal ? 'paypal' : 'demo';

export const refused = (field: string, message: string) =>
  new Refusal(422, message, { errors: [{ field, code: 'invalid', message }] });

/** The same gift with names in place of volunteers' ids. */
async function withNames(database: Database, gift: Gift): Promise<Gift> {
  const ids = [gift.recordedBy, ...gift.refunds.map(({ by }) => by), ...gift.steps.map(({ by }) => by)];
  const names = await namesOf(database, [...new Set(ids.flatMap((id) => id ?? []))]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  return {
    ...gift,
    recordedBy: nameOf(gift.recordedBy),
    refunds: gift.refunds.map((refund) => ({ ...refund, by: nameOf(refund.by) })),
    steps: gift.steps.map((step) => ({ ...step, by: nameOf(step.by) })),
  };
}

/** @throws Refusal for what was not done */
function refundDone(outcome: RefundOutcome) {
  if (outcome.state === 'done') return outcome.refund;
  if (outcome.state === 'changed') throw changed();
  if (outcome.state === 'gone') throw new Refusal(404, messages.nothingHere);
  throw refused(outcome.field, outcome.message);
}

type Names =
  | 'getGifts'
  | 'getGiftTotals'
  | 'getGift'
  | 'recordGift'
  | 'undoRecord'
  | 'sendReceipt'
  | 'reconcileGift'
  | 'reconcileAll'
  | 'exportGifts'
  | 'refundGift'
  | 'giveSecondYes'
  | 'dropRefund';

/** Gifts, for whoever keeps the books. */
export function giftHandlers(services: DonationServices): Pick<OfficeHandlers, Names> {
  const { database, payments, now } = services;
  const refunding = { database, payments, now };
  const rowFor = async (actor: Actor, reference: string) =>
    found(await giftNamed(database, reachOf(actor, 'gift.see'), reference));
  return {
    getGifts: {
      answer: ({ query }, { actor }) => giftsPage(database, reachOf(actor, 'gift.see'), query),
    },
    getGiftTotals: {
      answer: (_, { actor }) => giftTotals(database, reachOf(actor, 'gift.see'), providerOf(services), now()),
    },
    getGift: {
      async answer({ params: { reference } }, { actor }) {
        const reading = { provider: payments?.provider.name, volunteer: actor.volunteer.id, now: now() };
        const gift = await officeGift(database, reachOf(actor, 'gift.see'), reference, reading);
        return { gift: await withNames(database, found(gift)) };
      },
    },
    recordGift: {
      async answer({ body }, { actor, once }) {
        const holdMs = await holdMsFrom(database);
        const at = now();
        return once.write(async (writing) => {
          const outcome = await recordGift(writing, body, { volunteer: actor.volunteer.id, holdMs }, at);
          if (outcome.state === 'refused') throw refused('day', outcome.message);
          const { reference, version } = outcome.row;
          const leavesAt = body.receipt ? new Date(at + holdMs).toISOString() : null;
          return { reference, version, undoUntil: outcome.undoUntil, leavesAt };
        });
      },
    },
    undoRecord: {
      async answer({ params: { reference }, body: { version } }, { actor }) {
        const outcome = await undoRecord(database, { reference, version }, actor.volunteer.id, now());
        if (outcome.state === 'changed') throw changed();
        if (outcome.state === 'gone') throw new Refusal(404, messages.nothingHere);
        if (outcome.state === 'refused') throw refused('version', outcome.message);
        return { receiptLeft: outcome.receiptLeft };
      },
    },
    sendReceipt: {
      async answer({ params: { reference } }, { actor, once }) {
        const { id } = await rowFor(actor, reference);
        return once.write(async (writing) => {
          if (!(await sendReceipt(writing, id, actor.volunteer.id, now())))
            throw refused('receipt', words.noReceipt);
          return { success: true };
        });
      },
    },
    reconcileGift: {
      async answer({ params: { reference } }, { actor }) {
        const row = await rowFor(actor, reference);
        const before = { state: stateOf(row), said: 'same' as const };
        if (!payments || row.order_id === null || row.provider !== payments.provider.name) return before;
        const { row: after, lookupResult } = await lookUp(payments, row, row.order_id, 'reconcile');
        const refunds = await reconcileRefunds(payments, { donation: row.id });
        const isSame =
          after.changed_at === row.changed_at && refunds.every((refund) => refund.before === refund.after);
        const unsure = lookupResult === 'unsure' || refunds.some(({ after: state }) => state === 'asked');
        if (!isSame) return { state: stateOf(after), said: 'changed' };
        return { state: stateOf(after), said: unsure ? 'unsure' : 'same' };
      },
    },
    reconcileAll: {
      async answer() {
        if (!payments) throw refused('provider', words.noProvider);
        const gifts = await reconcile(payments);
        const refunds = await reconcileRefunds(payments);
        const unsure =
          gifts.filter(({ open }) => open !== '').length +
          refunds.filter(({ after }) => after === 'asked' || after === 'pending').length;
        const asked = gifts.length + refunds.length;
        return { asked, settled: asked - unsure, unsure };
      },
    },
    exportGifts: {
      answer: ({ body: { filters } }, { actor }) => giftsFile(services, actor, filters),
    },
    refundGift: {
      async answer({ params: { reference }, body }, { actor }) {
        const wanted = { reference, ...body, volunteer: actor.volunteer.id };
        const { id, state } = refundDone(await refundDonation(refunding, wanted));
        return { id, state };
      },
    },
    giveSecondYes: {
      async answer({ params }, { actor }) {
        // A refund is of two people who may refund: not of one, and one who might once.
        const asker = await askerOf(database, { kind: 'refund', subject: params.refund });
        const grants = asker === undefined ? undefined : await presentGrants(database, asker);
        if (grants && !reachOf({ grants }, 'gift.refund').covers(null))
          throw refused('refund', words.askerGone);
        const { state } = refundDone(await saySecondYes(refunding, params, actor.volunteer.id));
        return { state };
      },
    },
    dropRefund: {
      answer: ({ params }, { actor, once }) =>
        once.write(async (writing) => {
          refundDone(await dropRefund({ ...refunding, database: writing }, params, actor.volunteer.id));
          return { success: true };
        }),
    },
  };
}
