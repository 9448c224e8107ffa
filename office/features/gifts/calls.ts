import { limits } from '@banyan/api/contract';
import { requiredParagraphs } from '@banyan/api/internal';
import { bodyOf } from '@banyan/api/office/fields';
import { Cents, filters, GiftFields, page, Sum } from '@banyan/api/office/gifts/gifts';
import { officeGiftMessages as messages } from '@banyan/api/office/gifts/messages';
import { Gift, GiftRow, giftStates, Surprise, Version } from '@banyan/api/office/gifts/model';
import { State } from '@banyan/api/office/gifts/refund';
import { Donor, notUnderstood, year } from '@banyan/api/office/gifts/statements';
import { officeMessages } from '@banyan/api/office/messages';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

export const giftCalls = {
  /** Gifts, newest first, 50 to a page. */
  getGifts: read('/gifts', {
    permission: 'gift.see',
    query: { ...filters, page },
    answer: {
      rows: v.array(GiftRow),
      more: v.boolean(),
      /** Totals of every matching gift: the count, and for received gifts the sums received and refunded. */
      count: v.number(),
      cents: v.number(),
      refundedCents: v.number(),
    },
  }),

  /** Gift totals of two years by month, and the gifts and refunds that need attention. */
  getGiftTotals: read('/gifts/totals', {
    permission: 'gift.see',
    answer: {
      /** Today’s date in the association’s zone, such as `2026-10-16`. It may differ from the volunteer’s own date. */
      today: v.string(),
      year: v.number(),
      /** January to December of this year, each with the same month of last year. */
      months: v.array(v.object({ ...Sum.entries, month: v.number(), before: Sum })),
      /** Sum after refunds, count of gifts, and count of donors (by email address). */
      thisYear: v.object({ cents: v.number(), gifts: v.number(), donors: v.number() }),
      /** Last year’s total up to today’s date. */
      sameDay: v.object({ cents: v.number(), gifts: v.number() }),
      /** Gifts whose payment was requested at least an hour ago and has no known result. */
      unsettled: v.array(v.object({ ...GiftRow.entries, since: v.string() })),
      refundsUnsettled: v.array(v.object({ reference: v.string(), cents: v.number(), since: v.string() })),
      /** Gifts of the last 30 days that were captured for another amount than ordered and not refunded in full. */
      surprising: v.array(v.object({ reference: v.string(), donor: v.string(), ...Surprise.entries })),
    },
  }),

  /** Records a check, cash or other gift. The receipt is scheduled, so undoing the record cancels it as well. */
  recordGift: write('/gifts', {
    permission: 'gift.record',
    body: GiftFields,
    answer: {
      reference: v.string(),
      version: Version,
      /** ISO: end of the time in which the record can be undone. */
      undoUntil: v.string(),
      /** ISO: earliest time the receipt is sent; `null` without a receipt. */
      leavesAt: v.nullable(v.string()),
    },
  }),

  /** Asks the payment service about every gift and refund whose result is unknown. */
  reconcileAll: write('/gifts/reconcile', {
    permission: 'gift.reconcile',
    answer: {
      /** Gifts and refunds that were asked about. */
      asked: v.number(),
      settled: v.number(),
      unsure: v.number(),
    },
  }),

  /**
   * Exports gifts as a file with PayPal’s transaction numbers, for matching the bank statement. The audit log notes it. 422 for
   * more than 100,000 rows.
   */
  exportGifts: write('/gifts/export', {
    permission: 'gift.export',
    stepUp: true,
    timeoutMs: limits.uploadTimeoutMs,
    body: { filters: bodyOf(filters) },
    answer: {
      /** CSV (RFC 4180) with a header row. */
      csv: v.string(),
      rows: v.number(),
    },
  }),

  /** Donors of a year by total, largest first, 50 to a page. The default is last year. */
  getStatements: read('/gifts/statements', {
    permission: 'gift.statement',
    query: {
      year: v.optional(
        v.pipe(v.string(), v.regex(/^(?:199\d|20\d\d|2100)$/, notUnderstood), v.transform(Number)),
      ),
      page: v.optional(
        v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)),
        '1',
      ),
    },
    answer: {
      year: v.number(),
      /** Years in which a gift was received, newest first. */
      years: v.array(v.number()),
      donors: v.array(Donor),
      more: v.boolean(),
      /** Number of donors on all pages. */
      count: v.number(),
      gifts: v.number(),
      cents: v.number(),
      withoutEmail: v.object({ count: v.number(), cents: v.number() }),
      /** Donors with an email address, counted by the state of their statement email. */
      emails: v.object({
        none: v.number(),
        held: v.number(),
        waiting: v.number(),
        sent: v.number(),
        failed: v.number(),
        unreachable: v.number(),
      }),
      /** True once the year is over; statements can be sent only then. */
      isOver: v.boolean(),
      /** ISO: time the last scheduled email is sent; `null` when none is scheduled. */
      heldUntil: v.nullable(v.string()),
    },
  }),

  /** Exports the statements of a year as a table. The audit log notes it. */
  statementFile: write('/gifts/statements/file', {
    permission: 'gift.statement',
    stepUp: true,
    timeoutMs: limits.uploadTimeoutMs,
    body: { year },
    answer: {
      /** CSV (RFC 4180) with a header row. */
      csv: v.string(),
      donors: v.number(),
    },
  }),

  /** Statements of a year for printing, one sheet for each donor, by last name. The audit log notes it. */
  statementSheets: write('/gifts/statements/sheets', {
    permission: 'gift.statement',
    stepUp: true,
    timeoutMs: limits.uploadTimeoutMs,
    body: {
      year,
      /** Only donors who get no email: without an email address, or with an unreachable one. */
      unmailed: v.optional(v.boolean(notUnderstood), false),
    },
    answer: {
      /** The association that received the gifts; address and EIN may be empty. */
      association: v.object({ name: v.string(), ein: v.string(), address: v.string() }),
      /** Warning printed first on every sheet, for a demonstration or a placeholder EIN; `null` without one. */
      warning: v.nullable(v.string()),
      sheets: v.array(
        v.object({
          name: v.string(),
          /** `null` without an email address. */
          email: v.nullable(v.string()),
          /** Sum after refunds. */
          cents: v.number(),
          /** Days in the association’s zone; the purpose may be empty. */
          gifts: v.array(
            v.object({ day: v.string(), reference: v.string(), cents: v.number(), purpose: v.string() }),
          ),
          /** Statements the sheet has to make, as whole sentences. */
          sentences: v.array(v.string()),
        }),
      ),
    },
  }),

  /**
   * Emails a statement to each donor of a finished year, once each. A repeated call covers donors without one and failed emails,
   * but not unreachable addresses. The emails are scheduled, not sent at once. 422 when no donor is left.
   */
  mailStatements: write('/gifts/statements/mail', {
    permission: 'gift.statement',
    stepUp: true,
    body: { year },
    answer: {
      emails: v.number(),
      /** ISO. */
      leavesAt: v.string(),
    },
  }),

  /** Cancels the scheduled statement emails of a year. 409 when there are none. */
  undoStatements: write('/gifts/statements/undo', {
    permission: 'gift.statement',
    body: { year },
    answer: { withdrawn: v.number() },
  }),

  /** A single gift, in any state. */
  getGift: read('/gifts/{reference}', {
    permission: 'gift.see',
    answer: { gift: Gift },
  }),

  /** Every gift with the email of one gift, newest first. 404 for a gift without an email. */
  getDonorGifts: read('/gifts/{reference}/donor', {
    permission: 'gift.see',
    answer: {
      /** Name of the person or organization of the newest gift; empty if the donor left no name. */
      name: v.string(),
      email: v.string(),
      gifts: v.array(GiftRow),
      /** Years in which a gift was received, newest first, in the association’s zone. */
      years: v.array(v.object({ ...Sum.entries, year: v.number() })),
    },
  }),

  /** Undoes the volunteer’s own record within 15 minutes. 409 when the gift has changed, 422 when it can no longer be undone. */
  undoRecord: write('/gifts/{reference}/undo', {
    permission: 'gift.record',
    body: { version: Version },
    /** True if the receipt was sent, or may have been. */
    answer: { receiptLeft: v.boolean() },
  }),

  /** Sends the receipt again with the gift’s current facts, at once. */
  sendReceipt: write('/gifts/{reference}/receipt', {
    permission: 'gift.receipt',
    answer: Done,
  }),

  /** Asks the payment service for the current state of a gift and its refunds, and stores it. */
  reconcileGift: write('/gifts/{reference}/reconcile', {
    permission: 'gift.reconcile',
    answer: {
      state: v.picklist(giftStates),
      /** `changed`: something changed. `same`: nothing changed. `unsure`: the payment service gave no clear answer. */
      said: v.picklist(['changed', 'same', 'unsure']),
    },
  }),

  /**
   * Refunds a gift or, with `byHand`, records a refund made another way. It cannot be undone. The refund is stored before PayPal is
   * called. `asked` means that PayPal gave no clear answer, and the site keeps checking. 409 when the gift has changed. 422 for
   * more than the refundable amount, and after PayPal’s time limit for refunds.
   */
  refundGift: write('/gifts/{reference}/refund', {
    permission: 'gift.refund',
    stepUp: true,
    body: {
      cents: Cents,
      reason: requiredParagraphs(limits.text.note, messages.reason, messages),
      version: Version,
      byHand: v.optional(v.boolean(officeMessages.notUnderstood), false),
    },
    answer: { id: v.string(), state: State },
  }),

  /**
   * Gives the second approval and refunds the money. 422 for the volunteer who requested the refund, and for a refund that is not
   * waiting.
   */
  giveSecondYes: write('/gifts/{reference}/refunds/{refund}/yes', {
    permission: 'gift.refund',
    stepUp: true,
    answer: { state: State },
  }),

  /** Cancels a refund that waits for a second approval. 422 for any other refund. */
  dropRefund: write('/gifts/{reference}/refunds/{refund}/drop', {
    permission: 'gift.refund',
    answer: Done,
  }),
} as const;
