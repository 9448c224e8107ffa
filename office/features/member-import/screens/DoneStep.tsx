import type { ImportRow } from '@banyan/api/office';
import { ButtonLink, EmptyState, TextLink } from '@banyan/ui/elements';
import { useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { dayWords } from '../../../kit/words/times.ts';
import { ImportDone } from '../components/ImportDone/ImportDone.tsx';
import { ImportScreen, importSteps } from './ImportScreen.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { UndoneView } from './UndoneView.tsx';
import { importLine, useImportActions } from './useImportActions.ts';

export interface DoneStepProps {
  standing: Omit<ImportRow, 'by' | 'readAt'>;
  done: ImportRow['done'];
}

/** Step after an import was done or undone. */
export function DoneStep({ standing, done }: DoneStepProps) {
  const actions = useImportActions();
  const [isAsking, setAsking] = useState(false);
  const { id, name, state, undoneAt, undoUntil } = standing;
  return (
    <ImportScreen step={importSteps.length + 1}>
      {actions.undone && <UndoneView undone={actions.undone} />}
      {state === 'undone' && !actions.undone && (
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
        <ImportDone
          done={done}
          undoUntil={undoUntil}
          membersHref="/office/members?sort=newest"
          busy={actions.busy === id}
          result={<FormResult subject={importLine} />}
          onRejected={() => void actions.takeLines({ id, name }, 'rejected')}
          onUndo={() => setAsking(true)}
        />
      )}
      <p>
        <TextLink href="/office/members/import">Another file, and earlier imports</TextLink>
      </p>
      <UndoDialog
        memberImport={isAsking ? standing : undefined}
        onCancel={() => setAsking(false)}
        onDo={() => {
          setAsking(false);
          void actions.undo({ id, name });
        }}
      />
    </ImportScreen>
  );
}
