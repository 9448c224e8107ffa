import type { RollChoice, RollRow } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import { download } from '../../../kit/download.ts';
import type { Said } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import type { RollUndone } from '../calls.ts';

type One = Pick<RollRow, 'id' | 'name'>;

/** What can be done with a roll that was read, one at a time: what is under way, and what came of it. */
export function useRollDeeds() {
  const router = useRouter();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const [undone, setUndone] = useState<RollUndone>();

  const run = async <Answer>(id: string, call: () => Promise<Answer>): Promise<Answer | undefined> => {
    setBusy(id);
    setSaid(undefined);
    try {
      return await call();
    } catch (error) {
      const words = saidOf(error);
      if (words !== undefined) setSaid({ tone: 'critical', words });
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };
  return {
    /** Id of the one something is done with. */
    busy,
    said,
    /** What came of taking one out again. */
    undone,
    commit: ({ id, name }: One, choice: RollChoice) =>
      run(id, async () => {
        const done = await act(`Import ${name}`, (options) =>
          client.commitRoll(choice, { params: { id }, ...options }),
        );
        await router.invalidate();
        return done;
      }),
    undo: ({ id, name }: One) =>
      run(id, async () => {
        const answer = await act(`Undo the import of ${name}`, (options) =>
          client.undoRoll({}, { params: { id }, ...options }),
        );
        setUndone(answer);
        await router.invalidate();
        return answer;
      }),
    takeLines: ({ id, name }: One, of: 'rejected' | 'noted') =>
      run(id, async () => {
        const { csv } = await client.rejectedLines({ params: { id }, query: { of } });
        download(`${name.replace(/\.\w+$/, '')}-${of}.csv`, 'text/csv', csv);
      }),
  };
}
