import { serverNow } from '@banyan/api/client';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { saidOf } from '../../../kit/act.ts';
import { undo } from '../../../kit/undo.ts';
import type { Said } from '../../../kit/useActions.ts';
import { undoStackAtom } from '../../../shell/atoms/undo.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { WriteTo } from '../../../shell/WriteTo.tsx';
import { JustDone } from '../components/JustDone/JustDone.tsx';

/** What was done in this sign-in, wherever it was. Nothing until something was. */
export function JustDoneBlock({ hasKey }: { hasKey: boolean }) {
  const router = useRouter();
  const acts = useAtomValue(undoStackAtom);
  const [said, setSaid] = useState<Said>();

  const takeBack = async (id: string) => {
    setSaid(undefined);
    try {
      const came = await undo(id);
      if (came) setSaid({ tone: 'success', ...came });
      await router.invalidate();
    } catch (error) {
      const words = saidOf(error);
      if (words !== undefined) setSaid({ tone: 'critical', words });
    }
  };

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
