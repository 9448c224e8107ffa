import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { GraduatesCheckView } from '../../member-import/components/GraduatesCheckView/GraduatesCheckView.tsx';
import { ImportFile } from '../../member-import/components/ImportFile/ImportFile.tsx';
import { RegisterStatus } from '../../member-import/components/RegisterStatus/RegisterStatus.tsx';
import { mostBytes } from '../../member-import/screens/ImportScreen.tsx';
import { counted } from '../../members/components/words.ts';
import type { GraduatesCheck, GraduatesMode } from '../alumni-register.ts';

const line = 'alumni register';

/** File that was checked. It stays in the browser until it is imported: the server saves nothing of it. */
interface Chosen {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  check: GraduatesCheck;
}

const headingsOf = (headings: number | undefined) =>
  headings === undefined ? {} : { headings: String(headings) };

/** Alumni register that membership requests are compared with: import, replace, remove. */
export const Route = createFileRoute('/office/_layout/members/alumni-register')({
  staticData: { title: 'Alumni register' },
  loader: (at) => load(at, 'member.import', 'Open the alumni register', () => client.getGraduates()),
  component: AlumniRegisterScreen,
});

function AlumniRegisterScreen() {
  const { standing } = Route.useLoaderData();
  const [chosen, setChosen] = useState<Chosen>();
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState<'remove' | 'replace'>();
  const { busy, say, run } = useActions(line);

  const read = async (file: File) => {
    say(undefined);
    if (file.size > mostBytes) return setError('This file has more than 10 MB. Split it in two.');
    setReading(true);
    setError(undefined);
    try {
      const { name } = file;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const check = await withStepUp(`Read ${name}`, (options) => client.checkGraduates(bytes, options));
      setChosen({ name, bytes, check });
    } catch (failure) {
      setError(errorMessage(failure));
    } finally {
      setReading(false);
    }
  };
  const readUnder = ({ name, bytes }: Chosen, headings: number) =>
    run(
      `Read ${name}`,
      (options) => client.checkGraduates(bytes, { query: headingsOf(headings), ...options }),
      { after: (check) => setChosen({ name, bytes, check }) },
    );
  const bring = ({ name, bytes, check: { headings } }: Chosen, as: GraduatesMode) =>
    run(
      `Import ${name}`,
      (options) => client.importGraduates(bytes, { query: { as, ...headingsOf(headings) }, ...options }),
      {
        after: () => setChosen(undefined),
        done: ({ taken }) =>
          `${counted(taken, 'graduate', 'graduates')} imported. Review compares requests with them from now on.`,
      },
    );
  const goOn = () => {
    setAsking(undefined);
    if (isAsking === 'remove')
      void run(
        'Remove the alumni register',
        (options) => client.removeGraduates({}, options),
        'The alumni register is removed. Requests are no longer compared.',
      );
    if (isAsking === 'replace' && chosen) void bring(chosen, 'replace');
  };
  return (
    <>
      <Screen
        title="Alumni register"
        back={{ label: 'Import members', href: '/office/members/import' }}
        canBeOld={false}
        space={24}
      >
        {chosen ? (
          <GraduatesCheckView
            name={chosen.name}
            check={chosen.check}
            hasImport={standing !== null}
            onHeadings={(headings) => void readUnder(chosen, headings)}
            onBring={(as) => (as === 'replace' ? setAsking('replace') : void bring(chosen, as))}
            onBack={() => setChosen(undefined)}
            busy={busy !== undefined}
            result={<FormResult subject={line} />}
          />
        ) : (
          <>
            <RegisterStatus
              standing={standing}
              onRemove={() => setAsking('remove')}
              busy={busy !== undefined}
            />
            <FormResult subject={line} />
            <ImportFile busy={isReading} error={error} onFile={(file) => void read(file)} />
          </>
        )}
      </Screen>
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
