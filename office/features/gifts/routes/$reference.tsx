import { serverNow } from '@banyan/api/client';
import { type Gift, isThirdPartyGift } from '@banyan/api/office';
import { Badge, Button, Text } from '@banyan/ui/elements';
import { Cluster, Split, Stack } from '@banyan/ui/layout';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useOnline } from '../../../kit/useOnline.ts';
import { moneyWords } from '../../../kit/words/money.ts';
import { atWords, calendarDayWords, untilWords } from '../../../kit/words/times.ts';
import { client } from '../../../shell/client.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { Timeline } from '../../../shell/components/Timeline/Timeline.tsx';
import { hasDuty } from '../../../shell/rooms.ts';
import { FactList } from '../../members/components/FactList/FactList.tsx';
import { GiftActs } from '../components/GiftActs/GiftActs.tsx';
import { GiftReceipt } from '../components/GiftReceipt/GiftReceipt.tsx';
import { RefundForm, type RefundFormProps } from '../components/RefundForm/RefundForm.tsx';
import { RefundList } from '../components/RefundList/RefundList.tsx';
import {
  causeOf,
  contributionNames,
  donorName,
  feeWords,
  giftWhat,
  isUnderWay,
  standingOf,
  stepWords,
} from '../components/words.ts';
import { useGiftDeeds } from '../screens/useGiftDeeds.ts';
import { useSettling } from '../screens/useSettling.ts';

const personOf = ({ firstName, lastName }: Gift) => `${firstName} ${lastName}`.trim();

/** What the person is to the gift of an organization. */
const personLabels: Readonly<Record<Gift['contribution'], string>> = {
  gift: 'Contact person',
  partial: 'Contact person',
  goods: 'Contact person',
  fund: 'Advisor',
  match: 'Employee',
};

/** What is known of a gift beside its steps; nothing for what nobody said. */
const factsOf = (gift: Gift) =>
  [
    {
      label: 'Type of gift',
      value: gift.contribution === 'gift' ? '' : contributionNames[gift.contribution],
    },
    { label: personLabels[gift.contribution], value: gift.organization === '' ? '' : personOf(gift) },
    { label: 'In return', value: gift.contribution === 'partial' ? gift.description : '' },
    { label: 'Fair value', value: gift.fairValueCents > 0 ? moneyWords(gift.fairValueCents) : '' },
    { label: 'Email', value: gift.email },
    {
      label: 'Year and program',
      value: [gift.graduationYear, gift.program].filter(Boolean).join(', '),
    },
    { label: 'Note', value: gift.note },
    { label: 'Recorded by', value: gift.recordedBy ?? '' },
    { label: 'PayPal transaction ID', value: gift.captureId ?? '' },
    {
      label: 'Ordered',
      value:
        gift.state === 'received' && gift.orderedCents !== gift.cents ? moneyWords(gift.orderedCents) : '',
    },
  ].filter(({ value }) => value !== '');

/** Where the receipt is, in a sentence. */
function receiptSent({ receipt, receiptAt, email }: Gift, now: number): string {
  switch (receipt) {
    case 'sent':
      return `Sent to ${email}${receiptAt === null ? '' : ` ${atWords(receiptAt, now)}`}.`;
    case 'waiting':
      return `Waiting in the outbox for ${email}.`;
    case 'failed':
      return `Could not be sent to ${email} so far.`;
    case 'none':
      return 'Not emailed.';
  }
}

/** The refund form, closed until it is asked for: what it does cannot be undone. */
function Refund(props: Omit<RefundFormProps, 'onCancel'>) {
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

/** One gift: what happened to it, its receipt, and giving it back. */
export const Route = createFileRoute('/office/_room/gifts/$reference')({
  staticData: { title: 'Gift' },
  loader: (at) => load(at, 'gift.see', 'Read a gift', () => client.getGift({ params: at.params })),
  component: () => {
    const { gift } = Route.useLoaderData();
    return <GiftScreen key={gift.reference} gift={gift} />;
  },
});

function GiftScreen({ gift }: { gift: Gift }) {
  const { me } = Route.useRouteContext();
  const router = useRouter();
  const isOffline = !useOnline();
  const deeds = useGiftDeeds(gift);
  useSettling(gift.state === 'hanging' || gift.refunds.some(isUnderWay));
  const now = serverNow();
  const { words, tone } = standingOf(gift);
  const isBusy = deeds.busy !== undefined;
  const mayRefund = hasDuty(me, 'gift.refund');
  const mayGiveBack = mayRefund && gift.refundable.way !== 'none' && gift.refundable.cents > 0;
  const unavailableBecause = isOffline ? offlineId : undefined;
  const idle = { unavailable: isOffline, 'aria-describedby': unavailableBecause };
  const facts = factsOf(gift);
  const name = donorName(gift);
  return (
    <Screen
      title={`${giftWhat(gift)} from ${name}`}
      back={{ label: 'Gifts', href: '/office/gifts' }}
      facts={
        <>
          <Text element="span" tone="quiet" size="small">
            {gift.reference}
          </Text>
          <Badge tone={tone}>{words}</Badge>
          {gift.demo && <Badge tone="line">Demo</Badge>}
          <Text element="span" tone="quiet" size="small">
            {[calendarDayWords(gift.day), gift.purpose].filter(Boolean).join(', ')}
          </Text>
        </>
      }
      offline="read, but not send or refund"
    >
      {gift.undoUntil !== null && !deeds.hasUndoAtLine && (
        <Strip
          action={
            <Button
              {...idle}
              variant="line"
              size="small"
              busy={isBusy}
              onClick={() => void deeds.undoRecorded()}
            >
              Undo
            </Button>
          }
        >
          You recorded this. You can undo it {untilWords(gift.undoUntil, now)}.
        </Strip>
      )}
      <FormResult subject={deeds.lines.whole} />
      <Split ratio="8/4" gap="narrow">
        <Stack space={24}>
          <Timeline
            aria-label="Steps"
            items={gift.steps
              .map((step, index) => ({
                id: `${index}`,
                at: step.at,
                words: (
                  <>
                    <b>{stepWords(step)}</b>
                    {step.what === 'received' && gift.fee && `, ${feeWords(gift.fee)}`}
                    {step.detail !== '' && `: ${step.detail}`}
                  </>
                ),
                by: causeOf(step),
              }))
              .toReversed()}
          />
          <GiftActs
            onPrint={gift.sheet === null ? undefined : () => window.print()}
            isThanks={isThirdPartyGift(gift.contribution)}
            onReceipt={
              gift.sheet !== null && gift.email !== '' && hasDuty(me, 'gift.receipt')
                ? () => void deeds.sendReceipt()
                : undefined
            }
            onAsk={
              gift.kind === 'online' && hasDuty(me, 'gift.reconcile') ? () => void deeds.ask() : undefined
            }
            member={
              personOf(gift) !== '' && hasDuty(me, 'member.see')
                ? {
                    name: gift.firstName || personOf(gift),
                    href: router.buildLocation({ to: '/office/members', search: { q: personOf(gift) } })
                      .publicHref,
                  }
                : undefined
            }
            donorHref={gift.email === '' ? undefined : `/office/gifts/donor/${gift.reference}`}
            busy={deeds.doing}
            unavailableBecause={unavailableBecause}
            result={<FormResult subject={deeds.lines.receipt} />}
          />
          {facts.length > 0 && <FactList items={facts} />}
          {gift.refunds.length > 0 && (
            <Block heading="Refunded">
              <RefundList
                refunds={gift.refunds}
                onYes={mayRefund ? (refund) => void deeds.giveYes(refund) : undefined}
                onDrop={mayRefund ? (refund) => void deeds.drop(refund) : undefined}
                busy={isBusy ? gift.refunds.find((refund) => refund.state === 'waits')?.id : undefined}
                unavailableBecause={unavailableBecause}
                now={now}
              />
            </Block>
          )}
          {mayGiveBack && (
            <Block heading="Refund">
              <Refund
                key={gift.refundable.cents}
                gift={gift}
                onRefund={(refunding) => void deeds.refund(refunding)}
                errors={deeds.errors}
                busy={deeds.busy?.startsWith('Refund') ?? false}
                secondYesAbove={gift.secondYesAbove ?? undefined}
                unavailableBecause={unavailableBecause}
                now={now}
              />
            </Block>
          )}
          <FormResult subject={deeds.lines.refund} />
          {mayRefund && !mayGiveBack && gift.refundable.why !== '' && (
            <Text tone="quiet">{gift.refundable.why}</Text>
          )}
        </Stack>
        {gift.sheet !== null && <GiftReceipt sheet={gift.sheet} sent={receiptSent(gift, now)} />}
      </Split>
    </Screen>
  );
}
