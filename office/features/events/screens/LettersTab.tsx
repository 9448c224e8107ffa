import { serverNow } from '@banyan/api/client';
import type { EventLetters as Letters } from '@banyan/api/office';
import { Stack } from '@banyan/ui/layout';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { hasDuty } from '../../../shell/rooms.ts';
import { useNewCampaign } from '../../campaigns/screens/useNewCampaign.ts';
import { EventLetters } from '../components/EventLetters/EventLetters.tsx';
import type { EventTabProps } from './eventTabs.ts';
import { takenBackWords } from './told.ts';

/** The letters about an event. */
export function LettersTab({ me, event, mayEdit }: EventTabProps) {
  const letter = useNewCampaign(me);
  const { busy, said, say, run } = useActions();
  const params = { id: event.id };
  const takeBack = async ({ id: letters }: Letters) => {
    const answer = await run('Withdraw the emails', (options) =>
      client.undoTell({}, { params: { ...params, letters }, ...options }),
    );
    if (answer) say({ tone: 'success', words: takenBackWords(answer) });
  };
  const remind = (isOn: boolean) =>
    run(
      isOn ? 'Turn on the reminder' : 'Turn off the reminder',
      (options) => client.saveReminder({ isOn }, { params, ...options }),
      isOn ? 'The reminder is on.' : 'The reminder is off.',
    );
  return (
    <Stack space={16}>
      {[said, letter.said].map(
        (one) =>
          one && (
            <Strip key={one.words} live tone={one.tone}>
              {one.words}
            </Strip>
          ),
      )}
      <EventLetters
        letters={event.letters}
        reminder={event.reminder}
        onRemind={mayEdit ? (isOn) => void remind(isOn) : undefined}
        onTakeBack={mayEdit ? (letters) => void takeBack(letters) : undefined}
        onWrite={
          mayEdit && event.taken > 0 && hasDuty(me, 'letter.send-to-guests')
            ? () => void letter.begin({ kind: 'event', event: event.id, who: 'coming' })
            : undefined
        }
        busy={busy !== undefined || letter.busy}
        now={serverNow()}
      />
    </Stack>
  );
}
