import { serverNow } from '@banyan/api/client';
import { type Gift, isThirdPartyGift, type Refund } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { takeBackModule } from '../../../kit/undo.ts';
import { useDeed } from '../../../kit/useDeed.ts';
import { moneyWords } from '../../../kit/words/money.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import { fieldErrorsOf, focusFirst } from '../../members/screens/fieldErrors.ts';
import type { GiftAct } from '../components/GiftActs/GiftActs.tsx';
import type { Refunding } from '../components/RefundForm/RefundForm.tsx';
import { donorName } from '../components/words.ts';
import { giftLines, giftsLine } from './giftLines.ts';
import { askedWords, refundedWords } from './words.ts';

type Recorded = Awaited<ReturnType<typeof client.recordGift>>;

/** Lets what was recorded be taken back. @param words What was, as a sentence. @returns the undo's id */
export function pushRecorded(words: string, { reference, version, leavesAt }: Recorded): string {
  const id = `gift ${reference} ${version}`;
  pushUndo({
    id,
    words,
    at: serverNow(),
    leavesAt,
    way: { kind: 'gift', reference, version },
  });
  return id;
}

/** What is wrong with a refund that is asked for. */
export interface RefundErrors {
  cents?: string | undefined;
  reason?: string | undefined;
}

/** What is said of them while they are under way. */
const sendingReceipt = 'Send the receipt again';
const asking = 'Ask PayPal';

const refundFields = ['cents', 'reason'] as const;

/** What can be done with a gift. Nothing is shown of money before the server has said so. */
export function useGiftDeeds(gift: Gift) {
  const { reference, version, refundable } = gift;
  const router = useRouter();
  const lines = giftLines(reference);
  const whole = useDeed(lines.whole);
  const receipt = useDeed(lines.receipt);
  const refunds = useDeed(lines.refund);
  const [errors, setErrors] = useState<RefundErrors>({});
  const [result, setResult] = useAtom(resultAtom);
  const params = { reference };

  const refuse = (wrong: RefundErrors) => {
    setErrors(wrong);
    focusFirst('refund', refundFields, { ...wrong });
  };
  const refund = async ({ cents, reason }: Refunding) => {
    const body = { cents, reason, version, byHand: refundable.way === 'by-hand' };
    const wrong: RefundErrors = wrongIn(officeCalls.refundGift.body, body);
    refuse(wrong);
    if (Object.keys(wrong).length > 0) return;
    let refused: RefundErrors = {};
    const answer = await refunds.deed(
      `Refund ${moneyWords(cents)} to ${donorName(gift)}`,
      async (options) => {
        try {
          return await client.refundGift(body, { params, ...options });
        } catch (error) {
          refused = fieldErrorsOf(error);
          throw error;
        }
      },
    );
    if (answer) refunds.setSaid(refundedWords(answer.state, cents, gift));
    else if (refused.cents !== undefined || refused.reason !== undefined) {
      refunds.setSaid(undefined);
      refuse(refused);
    }
  };
  const giveYes = async ({ id, cents }: Refund) => {
    const answer = await refunds.deed(`Refund ${moneyWords(cents)} to ${donorName(gift)}`, (options) =>
      client.giveSecondYes({}, { params: { reference, refund: id }, ...options }),
    );
    if (answer) refunds.setSaid(refundedWords(answer.state, cents, gift));
  };
  const drop = ({ id, cents }: Refund) =>
    refunds.deed(
      `Cancel the refund of ${moneyWords(cents)}`,
      (options) => client.dropRefund({}, { params: { reference, refund: id }, ...options }),
      'The refund is canceled. PayPal was not contacted.',
    );
  const sendReceipt = () =>
    receipt.deed(
      sendingReceipt,
      (options) => client.sendReceipt({}, { params, ...options }),
      isThirdPartyGift(gift.contribution)
        ? `Our thank-you is on its way to ${gift.email}.`
        : `The receipt is on its way to ${gift.email}.`,
    );
  const ask = async () => {
    const answer = await receipt.deed(asking, (options) => client.reconcileGift({}, { params, ...options }));
    if (answer) receipt.setSaid(askedWords(answer.said));
  };
  const undoRecorded = async () => {
    await whole.deed(`Undo ${reference}`, async () => {
      const takeBack = await takeBackModule.load();
      const came = await takeBack({ kind: 'gift', reference, version });
      // First, because there is nothing to be read again here.
      await router.navigate({ to: '/office/gifts' });
      if (typeof came !== 'string') setResult({ subject: giftsLine, tone: 'success', words: came.words });
    });
  };
  const doing: GiftAct | undefined =
    receipt.busy === asking ? 'ask' : receipt.busy === sendingReceipt ? 'receipt' : undefined;
  return {
    lines,
    /** Whether the line of the whole gift offers the undo. */
    hasUndoAtLine: result?.subject === lines.whole && result.undoId !== undefined,
    busy: whole.busy ?? receipt.busy ?? refunds.busy,
    doing,
    errors,
    refund,
    giveYes,
    drop,
    sendReceipt,
    ask,
    undoRecorded,
  };
}
