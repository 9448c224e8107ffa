import { serverNow } from '@banyan/api/client';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { download } from '../../../kit/download.ts';
import { takeBackModule } from '../../../kit/undo.ts';
import { useDeed } from '../../../kit/useDeed.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import type { StatementsFound } from './gifts.ts';

/** What can be done with the statements of a year. Letters wait for the answer, and are held after it. */
export function useStatementDeeds({ year, letters: { none, failed } }: StatementsFound) {
  const isOffline = !useOnline();
  const line = `statements ${year}`;
  const { setSaid, deed } = useDeed(line);
  const setResult = useSetAtom(resultAtom);
  const [doing, setDoing] = useState<'mail' | 'take back' | 'file'>();

  const withdraw = async () => {
    const takeBack = await takeBackModule.load();
    const came = await takeBack({ kind: 'statements', year });
    return typeof came === 'string' ? came : came.words;
  };
  /** Does one thing, and says which while it lasts. */
  const during = async <Answer>(what: typeof doing, work: () => Promise<Answer>): Promise<Answer> => {
    setDoing(what);
    try {
      return await work();
    } finally {
      setDoing(undefined);
    }
  };
  const mail = async () => {
    if (isOffline) return;
    const count = (none + failed).toLocaleString('en-US');
    const answer = await during('mail', () =>
      deed(`Email statements for ${year} to ${count}`, (options) => client.mailStatements({ year }, options)),
    );
    if (!answer) return;
    const undoId = `${line} ${Date.now()}`;
    const words = `Statements for ${year} are scheduled for ${answer.letters.toLocaleString('en-US')}.`;
    pushUndo({
      id: undoId,
      words,
      at: serverNow(),
      leavesAt: answer.leavesAt,
      letters: answer.letters,
      isFinal: true,
      way: { kind: 'statements', year },
    });
    setResult({ subject: line, tone: 'success', words, undoId });
  };
  const takeBack = async () => {
    const words = await during('take back', () => deed(`Withdraw the statements for ${year}`, withdraw));
    if (words !== undefined) setSaid({ tone: 'success', words });
  };
  const takeAlong = async () => {
    if (isOffline) return;
    const made = await during('file', () =>
      deed(`Export the statements for ${year}`, (options) => client.statementFile({ year }, options)),
    );
    if (!made) return;
    download(`statements-${year}.csv`, 'text/csv', made.csv);
    const rows = made.donors === 1 ? '1 row' : `${made.donors.toLocaleString('en-US')} rows`;
    setSaid({ tone: 'success', words: `${rows}. Private data: store it safely.` });
  };
  return { isOffline, doing, line, mail, takeBack, takeAlong };
}
