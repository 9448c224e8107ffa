import { FactGrid, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { momentWords } from '../../../../kit/words/times.ts';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import { Timeline } from '../../../../shell/components/Timeline/Timeline.tsx';
import { EmailSheet } from '../../../review/components/EmailSheet/EmailSheet.tsx';
import { MailActions, type MailActionsProps } from '../MailActions/MailActions.tsx';
import { MailBadge } from '../MailBadge/MailBadge.tsx';
import type { OutboxEmail } from '../MailList/MailList.tsx';
import { failureWords, progressWords, sendNowWords } from '../words.ts';

/** An email of the outbox with its text and failed tries. */
export interface EmailOpened extends OutboxEmail {
  /** Address that answers go to; empty for the address that all emails come from. */
  replyTo: string;
  /** Plain text. Private parts of links, and sign-in codes, are hidden. */
  text: string;
  /** Failed tries, oldest first; the last 20 of them. */
  failures: readonly { at: string; code: string }[];
}

export interface EmailViewProps extends Omit<MailActionsProps, 'email'> {
  /** The email that is shown. */
  email: EmailOpened;
  /** Current time, in milliseconds since 1970. */
  now: number;
}

/** Email of the outbox with its state, its next step and each failed try. */
export function EmailView({ email, now, ...actions }: EmailViewProps) {
  const { at, failures, replyTo, state, subject, text, to, when } = email;
  return (
    <Stack space={24}>
      <div>
        <MailBadge state={state} />
        <Text>{progressWords(email, now)}</Text>
        {state === 'held' && (
          <Text size="small" tone="quiet">
            {sendNowWords(email)}
          </Text>
        )}
      </div>
      <MailActions {...actions} email={email} />
      <FactGrid
        stacking
        items={[
          { label: 'To', value: to, half: true },
          { label: 'Reply-To', value: replyTo || 'The sender of all our emails', half: true },
          { label: 'Written', value: momentWords(at), half: true },
          ...(state === 'sent' ? [{ label: 'Sent', value: momentWords(when), half: true }] : []),
        ]}
      />
      <EmailSheet
        label={state === 'sent' ? 'The email as it was sent' : 'The email as it will arrive'}
        email={{ subject, before: text, after: '' }}
        to={to}
      />
      <Text size="small" tone="quiet">
        Private parts of links and sign-in codes are hidden here.
      </Text>
      <Panel heading="History">
        <Timeline
          items={[
            { id: 'written', at, words: 'Written.' },
            ...failures.map((failure) => ({
              id: failure.at,
              at: failure.at,
              words: failureWords(failure.code),
            })),
            ...(state === 'sent' ? [{ id: 'sent', at: when, words: 'Sent.' }] : []),
          ]}
        />
      </Panel>
    </Stack>
  );
}
