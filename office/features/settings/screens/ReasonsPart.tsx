import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { useDeed } from '../../../kit/useDeed.ts';
import { useDraft } from '../../../kit/useDraft.ts';
import { wrongIn } from '../../../kit/wrongIn.ts';
import { client } from '../../../shell/client.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import type { SavedReason } from '../../review/reasons.ts';
import { ReasonForm } from '../components/ReasonForm/ReasonForm.tsx';
import { ReasonList } from '../components/ReasonList/ReasonList.tsx';
import { Part } from './Part.tsx';

/** Reasons that are given again and again. */
export function ReasonsPart({ reasons }: { reasons: readonly SavedReason[] }) {
  const { busy, said, deed } = useDeed();
  const draft = useDraft('reason', 'new');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [removed, setRemoved] = useState<SavedReason>();

  const save = async (reason: SavedReason) => {
    const wrong = wrongIn(officeCalls.saveReason.body, reason);
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      document.getElementById(`reason-${first}`)?.focus();
      return;
    }
    setRemoved(undefined);
    const saved = await deed(
      `Save the reason “${reason.title}”`,
      (options) => client.saveReason(reason, options),
      `“${reason.title}” is saved.`,
    );
    return saved;
  };
  const add = async (reason: SavedReason) => {
    if (await save(reason)) draft.forget();
  };
  const remove = async (reason: SavedReason) => {
    setRemoved(undefined);
    const done = await deed(
      `Remove the reason “${reason.title}”`,
      (options) => client.removeReason({ title: reason.title }, options),
      `“${reason.title}” is removed. Items declined with it keep their text.`,
    );
    if (done) setRemoved(reason);
  };

  return (
    <Stack space={32}>
      <Part
        heading="Saved reasons"
        said={said}
        after={
          removed && (
            <Button variant="quiet" size="small" onClick={() => void save(removed)}>
              Undo
            </Button>
          )
        }
      >
        <ReasonList reasons={reasons} onRemove={(reason) => void remove(reason)} />
      </Part>
      <Block heading="One more">
        <ReasonForm
          draft={draft}
          onSave={(reason) => void add(reason)}
          busy={busy !== undefined}
          errors={errors}
        />
      </Block>
    </Stack>
  );
}
