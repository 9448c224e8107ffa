import { Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { officeCalls } from '../../../calls.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useDraft } from '../../../kit/useDraft.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { client } from '../../../shell/client.ts';
import { readyReasonsBeside } from '../../review/components/readyWords.ts';
import type { SavedReason } from '../../review/reasons.ts';
import { ReasonForm } from '../components/ReasonForm/ReasonForm.tsx';
import { ReasonList } from '../components/ReasonList/ReasonList.tsx';
import { Part } from './Part.tsx';

/** Result lines of the list, and of the form below it. */
const listLine = 'settings reasons';
const formLine = 'settings reasons new';

/** Section of the saved reasons. */
export function ReasonsPart({ reasons }: { reasons: readonly SavedReason[] }) {
  const { busy, run } = useActions(formLine);
  const list = useActions(listLine);
  const draft = useDraft('reason', 'new');
  const ready = readyReasonsBeside(reasons);
  const { errors, check } = useFieldErrors('reason', ['title', 'kind', 'reason']);

  const add = async (reason: SavedReason) => {
    if (!check(officeCalls.saveReason.body, reason)) return;
    await run(`Save the reason “${reason.title}”`, (options) => client.saveReason(reason, options), {
      after: draft.forget,
      done: `“${reason.title}” is saved.`,
    });
  };
  const remove = (reason: SavedReason) =>
    list.run(
      `Remove the reason “${reason.title}”`,
      (options) => client.removeReason({ title: reason.title }, options),
      {
        undo: () => ({
          words: `“${reason.title}” is removed. Items declined with it keep their text.`,
          leavesAt: null,
          way: { kind: 'reason removed', reason },
        }),
      },
    );

  return (
    <Stack space={32}>
      <Part heading="Saved reasons" line={listLine}>
        <ReasonList reasons={reasons} onRemove={(reason) => void remove(reason)} />
      </Part>
      {ready.length > 0 && (
        <Part heading="Ready-made reasons">
          <Text tone="quiet" measure>
            These are there from the start. A reason that you save under the same title replaces one.
          </Text>
          <ReasonList reasons={ready} />
        </Part>
      )}
      <Part heading="Add a reason" line={formLine}>
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
