import { serverNow } from '@banyan/api/client';
import { Stack } from '@banyan/ui/layout';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useDraft } from '../../../kit/useDraft.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import type { SavedReason } from '../../review/reasons.ts';
import { ReasonForm } from '../components/ReasonForm/ReasonForm.tsx';
import { ReasonList } from '../components/ReasonList/ReasonList.tsx';
import { Part } from './Part.tsx';

/** The lines of the list, and of the form below it. */
const listLine = 'settings reasons';
const formLine = 'settings reasons new';

/** Reasons that are given again and again. */
export function ReasonsPart({ reasons }: { reasons: readonly SavedReason[] }) {
  const { busy, run } = useActions(formLine);
  const list = useActions(listLine);
  const setResult = useSetAtom(resultAtom);
  const draft = useDraft('reason', 'new');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const add = async (reason: SavedReason) => {
    const wrong = wrongIn(officeCalls.saveReason.body, reason);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      document.getElementById(`reason-${first}`)?.focus();
      return;
    }
    const saved = await run(
      `Save the reason “${reason.title}”`,
      (options) => client.saveReason(reason, options),
      `“${reason.title}” is saved.`,
    );
    if (saved) draft.forget();
  };
  const remove = async (reason: SavedReason) => {
    const done = await list.run(`Remove the reason “${reason.title}”`, (options) =>
      client.removeReason({ title: reason.title }, options),
    );
    if (!done) return;
    const words = `“${reason.title}” is removed. Items declined with it keep their text.`;
    const undoId = `reason ${Date.now()}`;
    pushUndo({
      id: undoId,
      words,
      at: serverNow(),
      leavesAt: null,
      way: { kind: 'reason removed', reason },
    });
    setResult({ subject: listLine, tone: 'success', words, undoId });
  };

  return (
    <Stack space={32}>
      <Part heading="Saved reasons" line={listLine}>
        <ReasonList reasons={reasons} onRemove={(reason) => void remove(reason)} />
      </Part>
      <Part heading="One more" line={formLine}>
        <ReasonForm
          draft={draft}
          onSave={(reason) => void add(reason)}
          busy={busy !== undefined}
          errors={errors}
        />
      </Part>
    </Stack>
  );
}
