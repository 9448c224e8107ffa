import { serverNow } from '@banyan/api/client';
import { type Gift, isThirdPartyGift } from '@banyan/api/office';
import { Badge, Button, ButtonLink, Icon, Text } from '@banyan/ui/elements';
import { Cluster, Split, Stack } from '@banyan/ui/layout';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { Mail, Printer } from 'lucide';
import { FactList } from '../../../kit/FactList/FactList.tsx';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { takeBackModule } from '../../../kit/undo.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { moneyWords } from '../../../kit/words/money.ts';
import { atWords, calendarDayWords, untilWords } from '../../../kit/words/times.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { client } from '../../../shell/client.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { Timeline } from '../../../shell/components/Timeline/Timeline.tsx';
import { hasPermission } from '../../../shell/navigation.ts';
import { GiftReceipt } from '../components/GiftReceipt/GiftReceipt.tsx';
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
import { giftLine, giftsLine } from '../screens/giftLines.ts';
import { Refunds } from '../screens/Refunds.tsx';
import { useSettling } from '../screens/useSettling.ts';
import { askedWords } from '../screens/words.ts';

/** Names of the actions while they are in progress. */
const sendingReceipt = 'Send the receipt again';
const asking = 'Ask PayPal';

const personOf = ({ firstName, lastName }: Gift) => `${firstName} ${lastName}`.trim();

/** Role of the person in a gift of an organization. */
const personLabels: Readonly<Record<Gift['contribution'], string>> = {
  gift: 'Contact person',
  partial: 'Contact person',
  goods: 'Contact person',
  fund: 'Advisor',
  match: 'Employee',
};

/** Facts of a gift beside its steps, without those that are empty. */
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

/** State of the receipt, as a sentence. */
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

/** Screen of one gift: its steps, its receipt and its refunds. */
export const Route = createFileRoute('/office/_layout/gifts/$reference')({
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
  const navigate = Route.useNavigate();
  const isOffline = !useOnline();
  const line = giftLine(gift.reference);
  const whole = useActions(line);
  const receiptLine = `gift ${gift.reference} receipt`;
  const receipt = useActions(receiptLine);
  const [result, setResult] = useAtom(resultAtom);
  const hasUndoAtLine = result?.subject === line && result.undoId !== undefined;
  useSettling(gift.state === 'hanging' || gift.refunds.some(isUnderWay));
  const now = serverNow();
  const { words, tone } = standingOf(gift);
  const params = { reference: gift.reference };
  const isThanks = isThirdPartyGift(gift.contribution);
  const unavailableBecause = isOffline ? offlineId : undefined;
  const idle = { unavailable: isOffline, 'aria-describedby': unavailableBecause };
  const facts = factsOf(gift);
  const person = personOf(gift);
  const undoRecorded = () =>
    whole.run(`Undo ${gift.reference}`, async () => {
      const takeBack = await takeBackModule.load();
      const came = await takeBack({ kind: 'gift', ...params, version: gift.version });
      // Navigates first, because this gift no longer has anything to reload.
      await navigate({ to: '/office/gifts' });
      if (typeof came !== 'string') setResult({ subject: giftsLine, tone: 'success', words: came.words });
    });
  return (
    <Screen
      title={`${giftWhat(gift)} from ${donorName(gift)}`}
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
      {gift.undoUntil !== null && !hasUndoAtLine && (
        <InlineAlert
          action={
            <Button
              {...idle}
              variant="line"
              size="small"
              busy={whole.busy !== undefined}
              onClick={() => void undoRecorded()}
            >
              Undo
            </Button>
          }
        >
          You recorded this. You can undo it {untilWords(gift.undoUntil, now)}.
        </InlineAlert>
      )}
      <FormResult subject={line} />
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
          <Cluster space={8}>
            {gift.sheet !== null && gift.email !== '' && hasPermission(me, 'gift.receipt') && (
              <Button
                {...idle}
                variant="line"
                icon={<Icon icon={Mail} />}
                busy={receipt.busy === sendingReceipt}
                onClick={() =>
                  void receipt.run(
                    sendingReceipt,
                    (options) => client.sendReceipt({}, { params, ...options }),
                    `${isThanks ? 'Our thank-you' : 'The receipt'} is on its way to ${gift.email}.`,
                  )
                }
              >
                {isThanks ? 'Send our thank-you again' : 'Send the receipt again'}
              </Button>
            )}
            {gift.sheet !== null && (
              <Button variant="line" icon={<Icon icon={Printer} />} onClick={() => window.print()}>
                {isThanks ? 'Print our thank-you' : 'Print receipt'}
              </Button>
            )}
            {gift.kind === 'online' && hasPermission(me, 'gift.reconcile') && (
              <Button
                {...idle}
                variant="quiet"
                busy={receipt.busy === asking}
                onClick={() =>
                  void receipt.run(asking, (options) => client.reconcileGift({}, { params, ...options }), {
                    done: ({ said }) => askedWords(said),
                  })
                }
              >
                {receipt.busy === asking ? 'Asking PayPal…' : 'Ask PayPal'}
              </Button>
            )}
            {gift.email !== '' && (
              <ButtonLink variant="quiet" href={`/office/gifts/donor/${gift.reference}`}>
                All gifts of this donor
              </ButtonLink>
            )}
            {person !== '' && hasPermission(me, 'member.see') && (
              <ButtonLink
                variant="quiet"
                href={router.buildLocation({ to: '/office/members', search: { q: person } }).publicHref}
              >
                Find {gift.firstName || person} in Members
              </ButtonLink>
            )}
            <FormResult subject={receiptLine} />
          </Cluster>
          {facts.length > 0 && <FactList items={facts} />}
          <Refunds
            gift={gift}
            mayRefund={hasPermission(me, 'gift.refund')}
            unavailableBecause={unavailableBecause}
            now={now}
          />
        </Stack>
        {gift.sheet !== null && <GiftReceipt sheet={gift.sheet} sent={receiptSent(gift, now)} />}
      </Split>
    </Screen>
  );
}
