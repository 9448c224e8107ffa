import { serverNow } from '@banyan/api/client';
import type { EventLetters as Letters } from '@banyan/api/office';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { hasPermission } from '../../../shell/rooms.ts';
import { useNewCampaign } from '../../campaigns/screens/useNewCampaign.ts';
import { EventLetters } from '../components/EventLetters/EventLetters.tsx';
import type { EventTabProps } from './eventTabs.ts';
import { takenBackWords } from './told.ts';

/** The emails about an event. */
export function LettersTab({ me, event, mayEdit }: EventTabProps) {
  const lines = { emails: `event ${event.id} emails`, reminder: `event ${event.id} reminder` };
  const letter = useNewCampaign(me, lines.emails);
  const emails = useActions(lines.emails);
  const reminder = useActions(lines.reminder);
  const params = { id: event.id };
  const takeBack = ({ id: letters }: Letters) =>
    emails.run(
      'Withdraw the emails',
      (options) => client.undoTell({}, { params: { ...params, letters }, ...options }),
      { done: (answer) => takenBackWords(answer) },
    );
  const remind = (isOn: boolean) =>
    reminder.run(
      isOn ? 'Turn on the reminder' : 'Turn off the reminder',
      (options) => client.saveReminder({ isOn }, { params, ...options }),
      isOn ? 'The reminder is on.' : 'The reminder is off.',
    );
  return (
    <EventLetters
      letters={event.letters}
      reminder={event.reminder}
      zone={event.zone}
      onRemind={mayEdit ? (isOn) => void remind(isOn) : undefined}
      onTakeBack={mayEdit ? (letters) => void takeBack(letters) : undefined}
      onWrite={
        mayEdit && event.taken > 0 && hasPermission(me, 'letter.send-to-guests')
          ? () => void letter.begin({ kind: 'event', event: event.id, who: 'coming' })
          : undefined
      }
      busy={(emails.busy ?? reminder.busy) !== undefined || letter.busy}
      now={serverNow()}
      results={{
        emails: <FormResult subject={lines.emails} />,
        reminder: <FormResult subject={lines.reminder} />,
      }}
    />
  );
}
