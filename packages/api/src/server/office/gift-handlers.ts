import { officeMessages as messages } from '../../contract/office/messages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import type { OfficeHandlers } from './handler.ts';

type Names =
  | 'getGifts'
  | 'getGiftTotals'
  | 'recordGift'
  | 'reconcileAll'
  | 'exportGifts'
  | 'getStatements'
  | 'statementFile'
  | 'mailStatements'
  | 'undoStatements'
  | 'getGift'
  | 'undoRecord'
  | 'sendReceipt'
  | 'reconcileGift'
  | 'refundGift'
  | 'giveSecondYes'
  | 'dropRefund';

export function giftHandlers(_: Services): Pick<OfficeHandlers, Names> {
  const nothing = { answer: () => Promise.reject(new Refusal(404, messages.nothingHere)) };
  return {
    getGifts: nothing,
    getGiftTotals: nothing,
    recordGift: nothing,
    reconcileAll: nothing,
    exportGifts: nothing,
    getStatements: nothing,
    statementFile: nothing,
    mailStatements: nothing,
    undoStatements: nothing,
    getGift: nothing,
    undoRecord: nothing,
    sendReceipt: nothing,
    reconcileGift: nothing,
    refundGift: nothing,
    giveSecondYes: nothing,
    dropRefund: nothing,
  };
}
