import { BackLink } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import { useActions } from '../../../kit/useActions.ts';
import { client } from '../../../shell/client.ts';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { GraduatesCheckView } from '../../member-import/components/GraduatesCheckView/GraduatesCheckView.tsx';
import { GraduatesStanding } from '../../member-import/components/GraduatesStanding/GraduatesStanding.tsx';
import { RollFile } from '../../member-import/components/RollFile/RollFile.tsx';
import { mostBytes } from '../../member-import/screens/RollFrame.tsx';
import { counted } from '../../members/components/words.ts';
import type { GraduatesCheck, GraduatesMode } from '../alumni-register.ts';

export interface GraduatesPageProps {
  /** How many stand on the roll, and since when; `null` where there is none. */
  standing: { many: number; since: string } | null;
}

/** A file that was read. It stays in the browser until it comes in: the server keeps nothing of it. */
interface Chosen {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  check: GraduatesCheck;
}

const queryOf = (headings: number | undefined) =>
  headings === undefined ? {} : { headings: String(headings) };

/** Who graduated, for requests to be compared with: brought in, replaced, removed. */
export function GraduatesPage({ standing }: GraduatesPageProps) {
  const [chosen, setChosen] = useState<Chosen>();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState<'remove' | 'replace'>();
  const { busy, said, say, run } = useActions();

  const checkOf = (name: string, bytes: Uint8Array<ArrayBuffer>, headings?: number) =>
    act(`Read ${name}`, (options) => client.checkGraduates(bytes, { query: queryOf(headings), ...options }));
  const read = async (file: File) => {
    say(undefined);
    if (file.size > mostBytes) return setError('This file has more than 10 MB. Split it in two.');
    setReading(true);
    setError(undefined);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      setChosen({ name: file.name, bytes, check: await checkOf(file.name, bytes) });
    } catch (failure) {
      setError(saidOf(failure));
    } finally {
      setReading(false);
    }
  };
  const readUnder = async ({ name, bytes }: Chosen, headings: number) => {
    say(undefined);
    setReading(true);
    try {
      setChosen({ name, bytes, check: await checkOf(name, bytes, headings) });
    } catch (failure) {
      const words = saidOf(failure);
      if (words !== undefined) say({ tone: 'critical', words });
    } finally {
      setReading(false);
    }
  };
  const bring = async ({ name, bytes, check: { headings } }: Chosen, as: GraduatesMode) => {
    const came = await run(`Import ${name}`, (options) =>
      client.bringGraduates(bytes, { query: { as, ...queryOf(headings) }, ...options }),
    );
    if (!came) return;
    setChosen(undefined);
    const words = `${counted(came.taken, 'graduate', 'graduates')} imported. Review compares requests with them from now on.`;
    say({ tone: 'success', words });
  };
  const remove = () =>
    run(
      'Remove the alumni register',
      (options) => client.removeGraduates({}, options),
      'The alumni register is removed. Requests are no longer compared.',
    );
  const goOn = () => {
    const what = isAsking;
    setAsking(undefined);
    if (what === 'remove') void remove();
    if (what === 'replace' && chosen) void bring(chosen, 'replace');
  };
  return (
    <>
      <ScreenHead title="Alumni register" />
      <Stack space={24}>
        <BackLink href="/office/members/import">Import members</BackLink>
        {said && (
          <Strip live tone={said.tone}>
            {said.words}
          </Strip>
        )}
        {chosen ? (
          <GraduatesCheckView
            name={chosen.name}
            check={chosen.check}
            hasRoll={standing !== null}
            onHeadings={(line) => void readUnder(chosen, line)}
            onBring={(as) => (as === 'replace' ? setAsking('replace') : void bring(chosen, as))}
            onBack={() => setChosen(undefined)}
            busy={busy !== undefined || isReading}
          />
        ) : (
          <>
            <GraduatesStanding
              standing={standing}
              onRemove={() => setAsking('remove')}
              busy={busy !== undefined}
            />
            <RollFile busy={isReading} error={error} onFile={(file) => void read(file)} />
          </>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking !== undefined}
        title={isAsking === 'replace' ? 'Replace the alumni register?' : 'Remove the alumni register?'}
        doLabel={isAsking === 'replace' ? 'Replace the register' : 'Remove the register'}
        onDo={goOn}
        onCancel={() => setAsking(undefined)}
      >
        {standing &&
          `${counted(standing.many, 'graduate', 'graduates')} in the current register are removed right away. `}
        It cannot be undone: keep your files.
      </ConfirmDialog>
    </>
  );
}
