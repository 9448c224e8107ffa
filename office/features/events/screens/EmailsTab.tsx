import { serverNow } from '@banyan/api/client';
import type { EventEmails as Emails } from '@banyan/api/office';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { hasPermission } from '../../../shell/navigation.ts';
import { useNewCampaign } from '../../campaigns/screens/useNewCampaign.ts';
import { EventEmails } from '../components/EventEmails/EventEmails.tsx';
import type { EventTabProps } from './eventTabs.ts';
import { takenBackWords } from './notifications.ts';

/** The emails about an event. */
export function EmailsTab({ me, event, mayEdit }: EventTabProps) {
  const lines = { emails: `event ${event.id} emails`, reminder: `event ${event.id} reminder` };
  const email = useNewCampaign(me, lines.emails);
  const emails = useActions(lines.emails);
  const reminder = useActions(lines.reminder);
  const params = { id: event.id };
  const takeBack = ({ id: batch }: Emails) =>
    emails.run(
      'Withdraw the emails',
      (options) => client.withdrawEmails({}, { params: { ...params, emails: batch }, ...options }),
      { done: (answer) => takenBackWords(answer) },
    );
  const remind = (isOn: boolean) =>
    reminder.run(
      isOn ? 'Turn on the reminder' : 'Turn off the reminder',
      (options) => client.saveReminder({ isOn }, { params, ...options }),
      isOn ? 'The reminder is on.' : 'The reminder is off.',
    );
  return (
    <EventEmails
      emails={event.emails}
      reminder={event.reminder}
      zone={event.zone}
      onRemind={mayEdit ? (isOn) => void remind(isOn) : undefined}
      onTakeBack={mayEdit ? (messages) => void takeBack(messages) : undefined}
      onWrite={
        mayEdit && event.taken > 0 && hasPermission(me, 'letter.send-to-guests')
          ? () => void email.begin({ kind: 'event', event: event.id, who: 'coming' })
          : undefined
      }
      busy={(emails.busy ?? reminder.busy) !== undefined || email.busy}
      now={serverNow()}
      results={{
        emails: <FormResult subject={lines.emails} />,
        reminder: <FormResult subject={lines.reminder} />,
      }}
    />
  );
}
