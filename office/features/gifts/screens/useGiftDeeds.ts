import { type Gift, isThirdPartyGift, type Refund } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { officeCalls } from '../../../calls.ts';
import { takeBackModule } from '../../../kit/undo.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { moneyWords } from '../../../kit/words/money.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { client } from '../../../shell/client.ts';
import type { GiftAct } from '../components/GiftActs/GiftActs.tsx';
import type { Refunding } from '../components/RefundForm/RefundForm.tsx';
import { donorName } from '../components/words.ts';
import { giftLines, giftsLine } from './giftLines.ts';
import { askedWords, refundedWords } from './words.ts';

/** What is said of them while they are under way. */
const sendingReceipt = 'Send the receipt again';
const asking = 'Ask PayPal';

const refundFields = ['cents', 'reason'] as const;

/** What can be done with a gift. Nothing is shown of money before the server has said so. */
export function useGiftDeeds(gift: Gift) {
  const { reference, version, refundable } = gift;
  const router = useRouter();
  const lines = giftLines(reference);
  const whole = useActions(lines.whole);
  const receipt = useActions(lines.receipt);
  const refunds = useActions(lines.refund);
  const fields = useFieldErrors('refund', refundFields);
  const [result, setResult] = useAtom(resultAtom);
  const params = { reference };

  const refund = async ({ cents, reason }: Refunding) => {
    const body = { cents, reason, version, byHand: refundable.way === 'by-hand' };
    if (!fields.check(officeCalls.refundGift.body, body)) return;
    await refunds.run(
      `Refund ${moneyWords(cents)} to ${donorName(gift)}`,
      (options) => client.refundGift(body, { params, ...options }),
      { claim: fields.refuse, done: ({ state }) => refundedWords(state, cents, gift) },
    );
  };
  const giveYes = ({ id, cents }: Refund) =>
    refunds.run(
      `Refund ${moneyWords(cents)} to ${donorName(gift)}`,
      (options) => client.giveSecondYes({}, { params: { reference, refund: id }, ...options }),
      { done: ({ state }) => refundedWords(state, cents, gift) },
    );
  const drop = ({ id, cents }: Refund) =>
    refunds.run(
      `Cancel the refund of ${moneyWords(cents)}`,
      (options) => client.dropRefund({}, { params: { reference, refund: id }, ...options }),
      'The refund is canceled. PayPal was not contacted.',
    );
  const sendReceipt = () =>
    receipt.run(
      sendingReceipt,
      (options) => client.sendReceipt({}, { params, ...options }),
      isThirdPartyGift(gift.contribution)
        ? `Our thank-you is on its way to ${gift.email}.`
        : `The receipt is on its way to ${gift.email}.`,
    );
  const ask = () =>
    receipt.run(asking, (options) => client.reconcileGift({}, { params, ...options }), {
      done: ({ said }) => askedWords(said),
    });
  const undoRecorded = async () => {
    await whole.run(`Undo ${reference}`, async () => {
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
    errors: fields.errors,
    refund,
    giveYes,
    drop,
    sendReceipt,
    ask,
    undoRecorded,
  };
}
