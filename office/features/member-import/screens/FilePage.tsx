import type { RollRow } from '@banyan/api/office';
import { BackLink, TextLink } from '@banyan/ui/elements';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import { client } from '../../../shell/client.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import { RollFile } from '../components/RollFile/RollFile.tsx';
import { RollTable } from '../components/RollTable/RollTable.tsx';
import { mostBytes, RollFrame } from './RollFrame.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { UndoneView } from './UndoneView.tsx';
import { useRollDeeds } from './useRollDeeds.ts';

/** A file to begin with, and the rolls of before. */
export function FilePage({ rolls }: { rolls: readonly RollRow[] }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState<RollRow>();
  const deeds = useRollDeeds();

  const read = async (file: File) => {
    if (file.size > mostBytes) return setError('This file has more than 10 MB. Split it in two.');
    setBusy(true);
    setError(undefined);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { roll } = await act(`Read ${file.name}`, (options) =>
        client.readRoll(bytes, { query: { name: file.name }, ...options }),
      );
      await router.navigate({ to: '/office/members/import', search: { roll: roll.id } });
    } catch (failure) {
      setError(saidOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <RollFrame step={1} said={deeds.said}>
      <BackLink href="/office/members">Members</BackLink>
      <RollFile busy={busy} error={error} onFile={(file) => void read(file)} />
      <p>
        <TextLink href="/office/members/alumni-register">The alumni register</TextLink> is separate:
        membership requests are compared with it.
      </p>
      {deeds.undone && <UndoneView undone={deeds.undone} />}
      {rolls.length > 0 && (
        <Block heading="Earlier imports">
          <RollTable
            rolls={rolls}
            hrefOf={({ id }) => `/office/members/import?roll=${id}`}
            onUndo={setAsking}
            busy={deeds.busy}
          />
        </Block>
      )}
      <UndoDialog
        roll={asking}
        onCancel={() => setAsking(undefined)}
        onDo={() => {
          setAsking(undefined);
          if (asking) void deeds.undo(asking);
        }}
      />
    </RollFrame>
  );
}
