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

/** Refund form, closed until it is opened, because a refund cannot be undone. */
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
  /** True if the volunteer has the refund permission; others only see the refunds. */
  mayRefund: boolean;
  /** Id of the sentence that says why nothing can be sent now. */
  unavailableBecause: string | undefined;
  /** Current time, in milliseconds since 1970. */
  now: number;
}

/** Refunds of a gift, and the form for another one. A refund shows as done only after PayPal confirmed it. */
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
