import { saveCsv } from '../../../kit/download.ts';
import { takeBackModule } from '../../../kit/undo.ts';
import { useActions } from '../../../kit/useActions.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { client } from '../../../shell/client.ts';

type Statements = Pick<Awaited<ReturnType<typeof client.getStatements>>, 'year' | 'emails'>;

const actionsOf = (year: number, count: string) => ({
  mail: `Email statements for ${year} to ${count}`,
  'take back': `Withdraw the statements for ${year}`,
  file: `Export the statements for ${year}`,
});

/** Actions with the statements of a year. The emails are scheduled once the server has answered. */
export function useStatementActions({ year, emails: { none, failed } }: Statements) {
  const isOffline = !useOnline();
  const line = `statements ${year}`;
  const { busy, run } = useActions(line);
  const names = actionsOf(year, (none + failed).toLocaleString('en-US'));

  const mail = async () => {
    if (isOffline) return;
    await run(names.mail, (options) => client.mailStatements({ year }, options), {
      undo: ({ emails: messages, leavesAt }) => ({
        words: `Statements for ${year} are scheduled for ${messages.toLocaleString('en-US')}.`,
        leavesAt,
        emails: messages,
        isFinal: true,
        way: { kind: 'statements', year },
      }),
    });
  };
  const withdraw = async () => {
    const takeBack = await takeBackModule.load();
    return takeBack({ kind: 'statements', year });
  };
  const takeBack = () =>
    run(names['take back'], withdraw, { done: (came) => (typeof came === 'string' ? came : came.words) });
  const takeAlong = async () => {
    if (isOffline) return;
    await run(names.file, (options) => client.statementFile({ year }, options), {
      done: ({ csv, donors }) => saveCsv(`statements-${year}`, csv, donors),
    });
  };
  return {
    isOffline,
    /** Action in progress. */
    doing: (['mail', 'take back', 'file'] as const).find((one) => busy === names[one]),
    line,
    mail,
    takeBack,
    takeAlong,
  };
}
