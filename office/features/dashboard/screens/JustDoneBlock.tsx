import { serverNow } from '@banyan/api/client';
import { useAtomValue } from 'jotai';
import { undo } from '../../../kit/undo.ts';
import { useActions } from '../../../kit/useActions.ts';
import { undoStackAtom } from '../../../shell/atoms/undo.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { WriteTo } from '../../../shell/WriteTo.tsx';
import { JustDone } from '../components/JustDone/JustDone.tsx';

/** What was done in this sign-in, wherever it was. Nothing until something was. */
export function JustDoneBlock({ hasKey }: { hasKey: boolean }) {
  const acts = useAtomValue(undoStackAtom);
  const { said, run } = useActions();
  const takeBack = (id: string) =>
    run('Undo', () => undo(id), { done: (came) => came && { tone: 'success', ...came } });

  if (acts.length === 0 && !said) return null;
  return (
    <Block heading="Just done" aside="this sign-in">
      {said && (
        <Strip live tone={said.tone} action={said.writeTo && <WriteTo {...said.writeTo} />}>
          {said.words}
        </Strip>
      )}
      <JustDone acts={acts} onUndo={(id) => void takeBack(id)} hasKey={hasKey} now={serverNow()} />
    </Block>
  );
}
