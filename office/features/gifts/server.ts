import { type Gift, officeMessages as messages, officeGiftMessages as words } from '@banyan/api/office';
import type { Database } from '@banyan/server/database/database';
import { lookUp } from '@banyan/server/donations/capture';
import type { DonationServices } from '@banyan/server/donations/handlers';
import { giftsOfDonor } from '@banyan/server/donations/office-donor';
import { giftNamed, officeGift } from '@banyan/server/donations/office-gift';
import { giftsPage, stateOf } from '@banyan/server/donations/office-gifts';
import { giftTotals } from '@banyan/server/donations/office-totals';
import { reconcile } from '@banyan/server/donations/reconcile';
import { recordGift, sendReceipt, undoRecord } from '@banyan/server/donations/recording';
import { reconcileRefunds } from '@banyan/server/donations/refund-reconcile';
import {
  dropRefund,
  type RefundOutcome,
  refundDonation,
  saySecondYes,
} from '@banyan/server/donations/refunding';
import { mailStatements, undoStatements } from '@banyan/server/donations/statements';
import { HttpError } from '@banyan/server/http/http-error';
import { namesOf, presentGrants } from '@banyan/server/identity/volunteers';
import { type Scope, scopeOf } from '@banyan/server/permissions/scope';
import { askerOf } from '@banyan/server/settings/dual-approval';
import { holdMsFrom } from '@banyan/server/settings/hold';
import { changed, found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { giftCalls } from './calls.ts';
import { giftsFile } from './gift-export.ts';
import {
  campaignDetail,
  providerOf,
  statementFile,
  statementSheets,
  statementsPage,
  thisYear,
} from './statements.ts';

const refused = (field: string, message: string) =>
  new HttpError(422, message, { errors: [{ field, code: 'invalid', message }] });

/** The same gift with names in place of the volunteers’ ids. */
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

/** Returns a completed refund. @throws HttpError for any other outcome */
function refundDone(outcome: RefundOutcome) {
  if (outcome.state === 'done') return outcome.refund;
  if (outcome.state === 'changed') throw changed();
  if (outcome.state === 'gone') throw new HttpError(404, messages.nothingHere);
  throw refused(outcome.field, outcome.message);
}

/** Services that refunds need. */
const refundingOf = ({ database, payments, now }: DonationServices) => ({ database, payments, now });

const giftIn = async ({ database }: DonationServices, scope: Scope, reference: string) =>
  found(await giftNamed(database, scope, reference));

export const giftServer = implement(giftCalls, {
  getGifts: {
    summary: 'Gifts, and what they come to.',
    handle: ({ query }, { services, scope }) => giftsPage(services.database, scope, query),
  },
  getGiftTotals: {
    summary: 'Two years of gifts, month by month.',
    handle: (_, { services, scope, at }) => giftTotals(services.database, scope, providerOf(services), at),
  },
  recordGift: {
    summary: 'Records a check or cash.',
    audit: ['gift record'],
    idempotency: 'transaction',
    async handle({ body }, { services, volunteer, at, transaction }) {
      const holdMs = await holdMsFrom(services.database);
      return transaction(async (trx) => {
        const outcome = await recordGift(trx, body, { volunteer, holdMs }, at);
        if (outcome.state === 'refused') throw refused('day', outcome.message);
        const { reference, version } = outcome.row;
        const leavesAt = body.receipt ? new Date(at + holdMs).toISOString() : null;
        return { reference, version, undoUntil: outcome.undoUntil, leavesAt };
      });
    },
  },
  reconcileAll: {
    summary: 'Asks the payment service about all gifts whose end is not known.',
    audit: { none: 'The payment service’s answers are stored among the steps of each gift.' },
    async handle(_, { services: { payments } }) {
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
    summary: 'Gifts as a file.',
    audit: ['gift export'],
    handle: ({ body: { filters } }, { services, actor }) => giftsFile(services, actor, filters),
  },
  getGift: {
    summary: 'One gift.',
    async handle({ params: { reference } }, { services: { database, payments }, scope, volunteer, at }) {
      const reading = { provider: payments?.provider.name, volunteer, now: at };
      const gift = await officeGift(database, scope, reference, reading);
      return { gift: await withNames(database, found(gift)) };
    },
  },
  getDonorGifts: {
    summary: 'All gifts of the donor of a gift.',
    handle: async ({ params: { reference } }, { services: { database }, scope }) =>
      found(await giftsOfDonor(database, scope, reference)),
  },
  undoRecord: {
    summary: 'Undoes what was recorded by hand.',
    audit: ['gift unrecord'],
    idempotency: 'version',
    async handle({ params: { reference }, body: { version } }, { services: { database }, volunteer, at }) {
      const outcome = await undoRecord(database, { reference, version }, volunteer, at);
      if (outcome.state === 'changed') throw changed();
      if (outcome.state === 'gone') throw new HttpError(404, messages.nothingHere);
      if (outcome.state === 'refused') throw refused('version', outcome.message);
      return { receiptLeft: outcome.receiptLeft };
    },
  },
  sendReceipt: {
    summary: 'Sends a receipt again.',
    audit: ['gift receipt'],
    idempotency: 'transaction',
    async handle({ params: { reference } }, { services, scope, volunteer, at, transaction }) {
      const { id } = await giftIn(services, scope, reference);
      return transaction(async (trx) => {
        if (!(await sendReceipt(trx, id, volunteer, at))) throw refused('receipt', words.noReceipt);
        return { success: true };
      });
    },
  },
  reconcileGift: {
    summary: 'Asks the payment service about a gift.',
    audit: { none: 'The payment service’s answers are stored among the steps of the gift.' },
    async handle({ params: { reference } }, { services, scope }) {
      const { payments } = services;
      const row = await giftIn(services, scope, reference);
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
  refundGift: {
    summary: 'Refunds a gift.',
    audit: ['refund', 'refund wait'],
    idempotency: 'version',
    async handle({ params: { reference }, body }, { services, volunteer }) {
      const outcome = await refundDonation(refundingOf(services), { reference, ...body, volunteer });
      const { id, state } = refundDone(outcome);
      return { id, state };
    },
  },
  giveSecondYes: {
    summary: 'Approves a large refund as the second person.',
    audit: ['refund yes'],
    idempotency: 'state',
    async handle({ params }, { services, volunteer }) {
      // Both volunteers need the refund permission now, including the one who requested the refund.
      const { database } = services;
      const asker = await askerOf(database, { kind: 'refund', subject: params.refund });
      const grants = asker === undefined ? undefined : await presentGrants(database, asker);
      if (grants && !scopeOf({ grants }, 'gift.refund').covers(null))
        throw refused('refund', words.askerGone);
      const { state } = refundDone(await saySecondYes(refundingOf(services), params, volunteer));
      return { state };
    },
  },
  dropRefund: {
    summary: 'Gives up a refund that waits for a second approval.',
    audit: ['refund drop'],
    idempotency: 'transaction',
    handle: ({ params }, { services, volunteer, transaction }) =>
      transaction(async (trx) => {
        refundDone(await dropRefund({ ...refundingOf(services), database: trx }, params, volunteer));
        return { success: true };
      }),
  },
  getStatements: {
    summary: 'What each donor gave in a year.',
    handle: ({ query }, { services, at }) => statementsPage(services, query, at),
  },
  statementFile: {
    summary: 'What each donor gave in a year, as a table.',
    audit: ['statements export'],
    handle: ({ body: { year } }, { services, volunteer, at }) =>
      statementFile(services, { year, volunteer, at }),
  },
  statementSheets: {
    summary: 'What each donor gave in a year, for paper.',
    audit: ['statements export'],
    handle: ({ body: { year, unmailed } }, { services, volunteer, at }) =>
      statementSheets(services, { year, volunteer, at }, unmailed),
  },
  mailStatements: {
    summary: 'Emails each donor their statement of a year.',
    audit: ['statements mail'],
    idempotency: 'transaction',
    async handle({ body: { year } }, { services, volunteer, at, transaction }) {
      if (year >= (await thisYear(services, at))) throw refused('year', words.yearOver);
      const which = await campaignDetail(services, { year, volunteer });
      return transaction(async (trx) => {
        const sent = await mailStatements(trx, which, at);
        if (sent.emails === 0) throw refused('year', words.nobodyToMail);
        return { emails: sent.emails, leavesAt: new Date(sent.leavesAt).toISOString() };
      });
    },
  },
  undoStatements: {
    summary: 'Takes such emails back.',
    audit: ['statements undo'],
    idempotency: 'transaction',
    async handle({ body: { year } }, { services, volunteer, at, transaction }) {
      const which = await campaignDetail(services, { year, volunteer });
      return transaction(async (trx) => {
        const withdrawn = await undoStatements(trx, which, at);
        if (withdrawn === 0) throw new HttpError(409, words.nothingMailed);
        return { withdrawn };
      });
    },
  },
});
