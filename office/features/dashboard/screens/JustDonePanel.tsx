import { serverNow } from '@banyan/api/client';
import { useAtomValue } from 'jotai';
import { undo } from '../../../kit/undo.ts';
import { useActions } from '../../../kit/useActions.ts';
import { undoStackAtom } from '../../../shell/atoms/undo.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { WriteTo } from '../../../shell/WriteTo.tsx';
import { JustDone } from '../components/JustDone/JustDone.tsx';

/** Actions since sign-in on any screen; nothing if there are none. */
export function JustDonePanel({ hasKey }: { hasKey: boolean }) {
  const acts = useAtomValue(undoStackAtom);
  const { said, run } = useActions();
  const takeBack = (id: string) =>
    run('Undo', () => undo(id), { done: (came) => came && { tone: 'success', ...came } });

  if (acts.length === 0 && !said) return null;
  return (
    <Panel heading="Just done" aside="this sign-in">
      {said && (
        <InlineAlert live tone={said.tone} action={said.writeTo && <WriteTo {...said.writeTo} />}>
          {said.words}
        </InlineAlert>
      )}
      <JustDone acts={acts} onUndo={(id) => void takeBack(id)} hasKey={hasKey} now={serverNow()} />
    </Panel>
  );
}
