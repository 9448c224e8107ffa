import type { EventEmails as Emails, OfficeEvent } from '@banyan/api/office';
import { Badge, type BadgeTone, Button, Icon, Switch, Text, VisuallyHidden } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { Mails } from 'lucide';
import type { ReactNode } from 'react';
import { momentThere } from '../../../../kit/words/events.ts';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import { Row, Rows } from '../../../../shell/components/Rows/Rows.tsx';
import { EmailSheet } from '../../../review/components/EmailSheet/EmailSheet.tsx';
import { canBeTakenBack, emailFacts, emailKindNames } from '../words.ts';
import * as styles from './EventEmails.css.ts';

export interface EventEmailsProps {
  /** Emails, newest first. */
  emails: readonly Emails[];
  /** Reminder of the day before: on or off, and its time. */
  reminder: OfficeEvent['reminder'];
  /** Zone of the event, used for the reminder’s time. */
  zone: string | null;
  /** Starts a campaign to the guests; without it there is no such button. */
  onWrite?: (() => void) | undefined;
  /** Turns the reminder on or off; without it there is no switch. */
  onRemind?: ((isOn: boolean) => void) | undefined;
  /** Withdraws unsent emails; without it there is no such button. */
  onTakeBack?: ((messages: Emails) => void) | undefined;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Current time, in milliseconds. */
  now: number;
  /** Results of the buttons, one for each panel. */
  results?: { emails: ReactNode; reminder: ReactNode };
}

const badges: Readonly<Record<Emails['state'], { tone: BadgeTone; label: string }>> = {
  held: { tone: 'standard', label: 'Scheduled' },
  leaving: { tone: 'line', label: 'Sending' },
  sent: { tone: 'success', label: 'Sent' },
  'taken back': { tone: 'line', label: 'Withdrawn' },
};

/** Time of the reminder, or the reason it is not sent. */
const reminderWords = ({ isOn, at }: OfficeEvent['reminder'], zone: string | null): string => {
  if (at === null) return 'It is too late for a reminder. Reminders send the day before the event.';
  const when = momentThere(at, zone);
  return isOn
    ? `The reminder sends on ${when}, once to everyone who has a seat.`
    : `The reminder is off. If you turn it on, it sends on ${when}.`;
};

/** Emails about an event with their state, and the reminder of the day before. */
export const EventEmails = ({
  emails: messages,
  reminder,
  zone,
  onWrite,
  onRemind,
  onTakeBack,
  busy = false,
  now,
  results,
}: EventEmailsProps) => (
  <Stack space={32}>
    <Panel heading="Emails about this event">
      {messages.length > 0 ? (
        <Rows>
          {messages.map((one) => (
            <Row
              key={one.id}
              name={
                <>
                  {one.subject ?? emailKindNames[one.kind]}
                  <Badge tone={badges[one.state].tone}>{badges[one.state].label}</Badge>
                </>
              }
              meta={emailFacts(one, now)}
              action={
                onTakeBack &&
                canBeTakenBack(one) && (
                  <Button variant="line" size="small" busy={busy} onClick={() => onTakeBack(one)}>
                    Withdraw
                    <VisuallyHidden> {emailKindNames[one.kind]}</VisuallyHidden>
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      ) : (
        <Text tone="quiet">None yet. Guests have only received their tickets.</Text>
      )}
      {onWrite && (
        <div className={styles.write}>
          <Button variant="line" icon={<Icon icon={Mails} />} busy={busy} onClick={onWrite}>
            Email guests
          </Button>
        </div>
      )}
      {results?.emails}
    </Panel>
    <Panel heading="Reminder">
      <div className={styles.reminder}>
        <Switch
          label="Email guests the day before"
          checked={reminder.isOn}
          disabled={reminder.at === null || onRemind === undefined}
          onCheckedChange={({ checked }) => {
            if (!busy) onRemind?.(checked);
          }}
        />
        <Text tone="quiet" size="small">
          {reminderWords(reminder, zone)}
        </Text>
        {results?.reminder}
        <EmailSheet
          email={{ subject: reminder.subject, before: reminder.text, after: '' }}
          to="everyone who has a seat"
        />
      </div>
    </Panel>
  </Stack>
);
