import { serverNow } from '@banyan/api/client';
import { type Gift, isThirdPartyGift, type Refund } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { act } from '../../../kit/act.ts';
import { useDeed } from '../../../kit/useDeed.ts';
import { moneyWords } from '../../../kit/words/money.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { pushUndo, undoStackAtom } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import { fieldErrorsOf, focusFirst } from '../../members/screens/fieldErrors.ts';
import { useUndoBar } from '../../review/screens/useUndoBar.ts';
import type { GiftAct } from '../components/GiftActs/GiftActs.tsx';
import type { Refunding } from '../components/RefundForm/RefundForm.tsx';
import { donorName } from '../components/words.ts';
import { askedWords, refundedWords } from './words.ts';

type Router = ReturnType<typeof useRouter>;

/** Begins the ids of what can be taken back about a gift. */
const undoablesOf = (reference: string): string => `gift ${reference} `;

const takenBackWords = (receiptLeft: boolean): string =>
  receiptLeft ? 'Undone. The receipt was already sent; email them yourself.' : 'Undone. No email was sent.';

async function takeBack(reference: string, version: number, router: Router): Promise<string> {
  const { receiptLeft } = await act(`Undo ${reference}`, (options) =>
    client.undoRecord({ version }, { params: { reference }, ...options }),
  );
  await router.navigate({ to: '/office/gifts' });
  await router.invalidate();
  return takenBackWords(receiptLeft);
}

type Recorded = Awaited<ReturnType<typeof client.recordGift>>;

/** Lets what was recorded be taken back. @param words What was, as a sentence. */
export const pushRecorded = (words: string, recorded: Recorded, router: Router): void =>
  pushUndo({
    id: `${undoablesOf(recorded.reference)}${recorded.version}`,
    words,
    at: serverNow(),
    leavesAt: recorded.leavesAt,
    takeBack: () => takeBack(recorded.reference, recorded.version, router),
  });

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
  const { busy, said, setSaid, deed } = useDeed();
  const [errors, setErrors] = useState<RefundErrors>({});
  const [newest] = useAtomValue(undoStackAtom);
  const latest = newest?.id.startsWith(undoablesOf(reference)) ? newest.id : undefined;
  const { bar, undo } = useUndoBar(latest, setSaid);
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
    const answer = await deed(`Refund ${moneyWords(cents)} to ${donorName(gift)}`, async (options) => {
      try {
        return await client.refundGift(body, { params, ...options });
      } catch (error) {
        refused = fieldErrorsOf(error);
        throw error;
      }
    });
    if (answer) setSaid(refundedWords(answer.state, cents, gift));
    else if (refused.cents !== undefined || refused.reason !== undefined) {
      setSaid(undefined);
      refuse(refused);
    }
  };
  const giveYes = async ({ id, cents }: Refund) => {
    const answer = await deed(`Refund ${moneyWords(cents)} to ${donorName(gift)}`, (options) =>
      client.giveSecondYes({}, { params: { reference, refund: id }, ...options }),
    );
    if (answer) setSaid(refundedWords(answer.state, cents, gift));
  };
  const drop = ({ id, cents }: Refund) =>
    deed(
      `Cancel the refund of ${moneyWords(cents)}`,
      (options) => client.dropRefund({}, { params: { reference, refund: id }, ...options }),
      'The refund is canceled. PayPal was not contacted.',
    );
  const sendReceipt = () =>
    deed(
      sendingReceipt,
      (options) => client.sendReceipt({}, { params, ...options }),
      isThirdPartyGift(gift.contribution)
        ? `Our thank-you is on its way to ${gift.email}.`
        : `The receipt is on its way to ${gift.email}.`,
    );
  const ask = async () => {
    const answer = await deed(asking, (options) => client.reconcileGift({}, { params, ...options }));
    if (answer) setSaid(askedWords(answer.said));
  };
  const undoRecorded = async () => {
    const words = await deed(`Undo ${reference}`, () => takeBack(reference, version, router));
    if (words !== undefined) setSaid({ tone: 'success', words });
  };
  const doing: GiftAct | undefined =
    busy === asking ? 'ask' : busy === sendingReceipt ? 'receipt' : undefined;
  return { busy, doing, said, bar, undo, errors, refund, giveYes, drop, sendReceipt, ask, undoRecorded };
}
