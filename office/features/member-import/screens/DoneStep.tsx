import type { RollRow } from '@banyan/api/office';
import { ButtonLink, EmptyState, TextLink } from '@banyan/ui/elements';
import { useState } from 'react';
import { dayWords } from '../../../kit/words/times.ts';
import { RollDone } from '../components/RollDone/RollDone.tsx';
import { RollFrame, rollSteps } from './RollFrame.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { UndoneView } from './UndoneView.tsx';
import { useRollDeeds } from './useRollDeeds.ts';

export interface DoneStepProps {
  standing: Omit<RollRow, 'by' | 'readAt'>;
  done: RollRow['done'];
}

/** A roll that has come in, or was taken out again. */
export function DoneStep({ standing, done }: DoneStepProps) {
  const deeds = useRollDeeds();
  const [isAsking, setAsking] = useState(false);
  const { id, name, state, undoneAt, undoUntil } = standing;
  return (
    <RollFrame step={rollSteps.length + 1} said={deeds.said}>
      {deeds.undone && <UndoneView undone={deeds.undone} />}
      {state === 'undone' && !deeds.undone && (
        <EmptyState
          heading="This import was undone."
          headingLevel={2}
          action={
            <ButtonLink variant="line" href="/office/members/import">
              Another file
            </ButtonLink>
          }
        >
          {undoneAt !== null && `On ${dayWords(undoneAt)}.`}
        </EmptyState>
      )}
      {state === 'done' && done !== null && (
        <RollDone
          done={done}
          undoUntil={undoUntil}
          membersHref="/office/members?sort=newest"
          busy={deeds.busy === id}
          onRejected={() => void deeds.takeLines({ id, name }, 'rejected')}
          onUndo={() => setAsking(true)}
        />
      )}
      <p>
        <TextLink href="/office/members/import">Another file, and earlier imports</TextLink>
      </p>
      <UndoDialog
        roll={isAsking ? standing : undefined}
        onCancel={() => setAsking(false)}
        onDo={() => {
          setAsking(false);
          void deeds.undo({ id, name });
        }}
      />
    </RollFrame>
  );
}
