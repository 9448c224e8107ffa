import type { EventLetters as Letters } from '@banyan/api/office';
import { EventLetters } from '@banyan/office/events';
import { Strip } from '@banyan/office/shell';
import { Stack } from '@banyan/ui/layout';
import { client } from '../../client.ts';
import { useDeed } from '../../useDeed.ts';
import type { EventTabProps } from './eventTabs.ts';
import { takenBackWords } from './told.ts';

/** The letters about an event. */
export function LettersTab({ event, mayEdit }: EventTabProps) {
  const { busy, said, setSaid, deed } = useDeed();
  const params = { id: event.id };
  const takeBack = async ({ id: letters }: Letters) => {
    const answer = await deed('Take the letters back', (options) =>
      client.undoTell({}, { params: { ...params, letters }, ...options }),
    );
    if (answer) setSaid({ tone: 'success', words: takenBackWords(answer) });
  };
  const remind = (isOn: boolean) =>
    deed(
      isOn ? 'Remind those who come' : 'Remind nobody',
      (options) => client.saveReminder({ isOn }, { params, ...options }),
      isOn ? 'The reminder is on.' : 'The reminder is off.',
    );
  return (
    <Stack space={16}>
      {said && (
        <Strip live tone={said.tone}>
          {said.words}
        </Strip>
      )}
      <EventLetters
        letters={event.letters}
        reminder={event.reminder}
        onRemind={mayEdit ? (isOn) => void remind(isOn) : undefined}
        onTakeBack={mayEdit ? (letters) => void takeBack(letters) : undefined}
        busy={busy !== undefined}
        now={Date.now()}
      />
    </Stack>
  );
}
