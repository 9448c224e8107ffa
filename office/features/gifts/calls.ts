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
      /** Of all that match: how many; and of those that were received, what came and what was given back. */
      count: v.number(),
      cents: v.number(),
      refundedCents: v.number(),
    },
  }),

  /** Two years beside one another, by the months in which money came and went; and what does not settle. */
  getGiftTotals: read('/gifts/totals', {
    permission: 'gift.see',
    answer: {
      /** `2026-10-16` where the association is at home, which may be another day than where a volunteer reads it. */
      today: v.string(),
      year: v.number(),
      /** January to December of this year, and of the one before. */
      months: v.array(v.object({ ...Sum.entries, month: v.number(), before: Sum })),
      /** What is left after refunds; from whom is counted by their e-mails. */
      thisYear: v.object({ cents: v.number(), gifts: v.number(), donors: v.number() }),
      /** Last year, up to this day of the calendar. */
      sameDay: v.object({ cents: v.number(), gifts: v.number() }),
      /** Asked for an hour ago and more, and nobody knows. */
      unsettled: v.array(v.object({ ...GiftRow.entries, since: v.string() })),
      refundsUnsettled: v.array(v.object({ reference: v.string(), cents: v.number(), since: v.string() })),
      /** In the last 30 days, and not gone back whole: what was taken is not what was ordered. */
      surprising: v.array(v.object({ reference: v.string(), donor: v.string(), ...Surprise.entries })),
    },
  }),

  /** Records a check, cash or other. Its receipt is held as letters of the Office are, so that it can be taken back with the record. */
  recordGift: write('/gifts', {
    permission: 'gift.record',
    body: GiftFields,
    answer: {
      reference: v.string(),
      version: Version,
      /** ISO: until when it can be taken back. */
      undoUntil: v.string(),
      /** ISO: when the receipt leaves at the earliest; `null` for none. */
      leavesAt: v.nullable(v.string()),
    },
  }),

  /** The same for all of which the end is not known. */
  reconcileAll: write('/gifts/reconcile', {
    permission: 'gift.reconcile',
    answer: {
      /** Gifts and refunds that were asked about. */
      asked: v.number(),
      settled: v.number(),
      unsure: v.number(),
    },
  }),

  /** Gifts as a file, with PayPal’s numbers, by which a treasurer matches the bank’s list. The log notes it. 422 for more than 100,000. */
  exportGifts: write('/gifts/export', {
    permission: 'gift.export',
    stepUp: true,
    timeoutMs: limits.uploadTimeoutMs,
    body: { filters: bodyOf(filters) },
    answer: {
      /** RFC 4180, with a line of names. */
      csv: v.string(),
      rows: v.number(),
    },
  }),

  /** What donors gave in a year, the largest sum first, 50 to a page. Without a year the last one. */
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
      /** Years in which something came, newest first. */
      years: v.array(v.number()),
      donors: v.array(Donor),
      more: v.boolean(),
      /** Of all of them. */
      count: v.number(),
      gifts: v.number(),
      cents: v.number(),
      withoutEmail: v.object({ count: v.number(), cents: v.number() }),
      /** Those with an e-mail, by where their letter is. */
      emails: v.object({
        none: v.number(),
        held: v.number(),
        waiting: v.number(),
        sent: v.number(),
        failed: v.number(),
        unreachable: v.number(),
      }),
      /** Whether the year is over, so that letters may be sent. */
      isOver: v.boolean(),
      /** ISO: until when letters are held; `null` where none are. */
      heldUntil: v.nullable(v.string()),
    },
  }),

  /** The statements of a year as a table. The log notes it. */
  statementFile: write('/gifts/statements/file', {
    permission: 'gift.statement',
    stepUp: true,
    timeoutMs: limits.uploadTimeoutMs,
    body: { year },
    answer: {
      /** RFC 4180, with a line of names. */
      csv: v.string(),
      donors: v.number(),
    },
  }),

  /** The same for paper, a sheet for each donor, by last name. The log notes it. */
  statementSheets: write('/gifts/statements/sheets', {
    permission: 'gift.statement',
    stepUp: true,
    timeoutMs: limits.uploadTimeoutMs,
    body: {
      year,
      /** Only those who get none by mail: without e-mail, or with an address that is unreachable. */
      unmailed: v.optional(v.boolean(notUnderstood), false),
    },
    answer: {
      /** Who received it; address and number may be empty. */
      association: v.object({ name: v.string(), ein: v.string(), address: v.string() }),
      /** A sentence that comes first on every sheet: a demonstration, or a placeholder of the EIN; `null` for none. */
      warning: v.nullable(v.string()),
      sheets: v.array(
        v.object({
          name: v.string(),
          /** `null` for none. */
          email: v.nullable(v.string()),
          /** After refunds. */
          cents: v.number(),
          /** Days in the association’s zone; the purpose may be empty. */
          gifts: v.array(
            v.object({ day: v.string(), reference: v.string(), cents: v.number(), purpose: v.string() }),
          ),
          /** What has to be said, in whole sentences. */
          sentences: v.array(v.string()),
        }),
      ),
    },
  }),

  /**
   * A letter to each donor of a year that is over, of which each gets one: again pressed, it is for those who have none, and those whose could
   * not be sent; not for those whose address is unreachable. They are held as letters of the Office are. 422 when nobody is left.
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

  /** Takes letters of a year back that have not left. 409 when there are none. */
  undoStatements: write('/gifts/statements/undo', {
    permission: 'gift.statement',
    body: { year },
    answer: { withdrawn: v.number() },
  }),

  /** One gift, whatever became of it. */
  getGift: read('/gifts/{reference}', {
    permission: 'gift.see',
    answer: { gift: Gift },
  }),

  /** Every gift with the email of one gift, newest first. 404 for a gift without an email. */
  getDonorGifts: read('/gifts/{reference}/donor', {
    permission: 'gift.see',
    answer: {
      /** The person or the organization of the newest gift; empty where nobody left a name. */
      name: v.string(),
      email: v.string(),
      gifts: v.array(GiftRow),
      /** Years in which something was received, newest first, in the association’s zone. */
      years: v.array(v.object({ ...Sum.entries, year: v.number() })),
    },
  }),

  /** Takes back what one has recorded oneself within a quarter of an hour. 409 when it is another by now. */
  undoRecord: write('/gifts/{reference}/undo', {
    permission: 'gift.record',
    body: { version: Version },
    /** Whether its receipt had left, or may have. */
    answer: { receiptLeft: v.boolean() },
  }),

  /** Sends the receipt once more, as the gift stands now. It leaves at once. */
  sendReceipt: write('/gifts/{reference}/receipt', {
    permission: 'gift.receipt',
    answer: Done,
  }),

  /** Asks the payment service what became of a gift and of its refunds, and stores it. */
  reconcileGift: write('/gifts/{reference}/reconcile', {
    permission: 'gift.reconcile',
    answer: {
      state: v.picklist(giftStates),
      /** What is another now, nothing, or the payment service gave no clear answer. */
      said: v.picklist(['changed', 'same', 'unsure']),
    },
  }),

  /**
   * Gives money back, or, with `byHand`, notes that it went back otherwise. Nothing of it is taken back. It is stored before anybody is asked;
   * `asked` means that no clear answer came, and that the site goes on asking. 409 when the gift is another by now, 422 for more than is left
   * and for what PayPal no longer gives back.
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

  /** The second yes: the money goes back. 409 from whoever asked for it, and for one that does not wait any more. */
  giveSecondYes: write('/gifts/{reference}/refunds/{refund}/yes', {
    permission: 'gift.refund',
    stepUp: true,
    answer: { state: State },
  }),

  /** Gives up a refund that waits for a second yes. 409 for one that does not. */
  dropRefund: write('/gifts/{reference}/refunds/{refund}/drop', {
    permission: 'gift.refund',
    answer: Done,
  }),
} as const;
