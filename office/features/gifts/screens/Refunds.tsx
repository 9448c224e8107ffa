import type { Gift, Refund } from '@banyan/api/office';
import { Button, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { officeCalls } from '../../../calls.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { moneyWords } from '../../../kit/words/money.ts';
import { client } from '../../../shell/client.ts';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { RefundForm, type RefundFormProps, type Refunding } from '../components/RefundForm/RefundForm.tsx';
import { RefundList } from '../components/RefundList/RefundList.tsx';
import { donorName } from '../components/words.ts';
import { refundedWords } from './words.ts';

/** The refund form, closed until it is asked for: what it does cannot be undone. */
function RefundOnDemand(props: Omit<RefundFormProps, 'onCancel'>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!isOpen)
    return (
      <Cluster>
        <Button
          ref={button}
          variant="line"
          onClick={() => {
            flushSync(() => setOpen(true));
            document.getElementById('refund-cents')?.focus();
          }}
        >
          Refund…
        </Button>
      </Cluster>
    );
  return (
    <RefundForm
      {...props}
      onCancel={() => {
        flushSync(() => setOpen(false));
        button.current?.focus();
      }}
    />
  );
}

export interface RefundsProps {
  gift: Gift;
  /** Whether one may refund; others only see what was refunded. */
  mayRefund: boolean;
  /** Id of why nothing can be sent now. */
  unavailableBecause: string | undefined;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

/** Refunds of a gift, and the form for another. Nothing is said to be back before PayPal has said so. */
export function Refunds({ gift, mayRefund, unavailableBecause, now }: RefundsProps) {
  const { reference, version, refundable, refunds } = gift;
  const line = `gift ${reference} refund`;
  const { busy, run } = useActions(line);
  const fields = useFieldErrors('refund', ['cents', 'reason']);
  const mayGiveBack = mayRefund && refundable.way !== 'none' && refundable.cents > 0;
  const paramsOf = ({ id }: Refund) => ({ reference, refund: id });

  const refund = async ({ cents, reason }: Refunding) => {
    const body = { cents, reason, version, byHand: refundable.way === 'by-hand' };
    if (!fields.check(officeCalls.refundGift.body, body)) return;
    await run(
      `Refund ${moneyWords(cents)} to ${donorName(gift)}`,
      (options) => client.refundGift(body, { params: { reference }, ...options }),
      { claim: fields.refuse, done: ({ state }) => refundedWords(state, cents, gift) },
    );
  };
  const approve = (one: Refund) =>
    run(
      `Refund ${moneyWords(one.cents)} to ${donorName(gift)}`,
      (options) => client.giveSecondYes({}, { params: paramsOf(one), ...options }),
      { done: ({ state }) => refundedWords(state, one.cents, gift) },
    );
  const cancel = (one: Refund) =>
    run(
      `Cancel the refund of ${moneyWords(one.cents)}`,
      (options) => client.dropRefund({}, { params: paramsOf(one), ...options }),
      'The refund is canceled. PayPal was not contacted.',
    );
  return (
    <>
      {refunds.length > 0 && (
        <Panel heading="Refunded">
          <RefundList
            refunds={refunds}
            onYes={mayRefund ? (one) => void approve(one) : undefined}
            onDrop={mayRefund ? (one) => void cancel(one) : undefined}
            busy={busy === undefined ? undefined : refunds.find(({ state }) => state === 'waits')?.id}
            unavailableBecause={unavailableBecause}
            now={now}
          />
        </Panel>
      )}
      {mayGiveBack && (
        <Panel heading="Refund">
          <RefundOnDemand
            key={refundable.cents}
            gift={gift}
            onRefund={(refunding) => void refund(refunding)}
            errors={fields.errors}
            busy={busy?.startsWith('Refund') ?? false}
            secondYesAbove={gift.secondYesAbove ?? undefined}
            unavailableBecause={unavailableBecause}
            now={now}
          />
        </Panel>
      )}
      <FormResult subject={line} />
      {mayRefund && !mayGiveBack && refundable.why !== '' && <Text tone="quiet">{refundable.why}</Text>}
    </>
  );
}
