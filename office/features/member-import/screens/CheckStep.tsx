import type { ImportCheck, ImportChoice, MemberImport } from '@banyan/api/office';
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { BarFoot } from '../../../shell/components/BarFoot/BarFoot.tsx';
import { counted } from '../../members/components/words.ts';
import { CheckView } from '../components/CheckView/CheckView.tsx';
import { ImportScreen } from './ImportScreen.tsx';
import { importLine, useImportActions } from './useImportActions.ts';

export interface CheckStepProps {
  memberImport: MemberImport;
  /** Choices of the last check. */
  choice: ImportChoice;
}

type Checked = { state: 'busy' } | { state: 'read'; check: ImportCheck } | { state: 'failed'; words: string };

/** Checks the import again at each visit, because other volunteers may have changed members since. */
function useCheck({
  memberImport,
  choice: { columns, duplicates, headings },
}: CheckStepProps): Checked & { again: () => void } {
  const [checked, setChecked] = useState<Checked>({ state: 'busy' });
  const [round, setRound] = useState(0);
  const asked = JSON.stringify([columns, headings]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is told by its words; another round asks the same once more
  useEffect(() => {
    let isLeft = false;
    setChecked({ state: 'busy' });
    withStepUp(`Check ${memberImport.name}`, (options) =>
      client.checkImport({ columns, duplicates, headings }, { params: { id: memberImport.id }, ...options }),
    ).then(
      (check) => !isLeft && setChecked({ state: 'read', check }),
      (error) =>
        !isLeft &&
        setChecked({ state: 'failed', words: errorMessage(error) ?? 'You didn’t use your passkey.' }),
    );
    return () => {
      isLeft = true;
    };
  }, [memberImport.id, asked, round]);
  return { ...checked, again: () => setRound(round + 1) };
}

/** Preview of an import with its rejected lines, and the import button. */
export function CheckStep({ memberImport, choice }: CheckStepProps) {
  const router = useRouter();
  const actions = useImportActions();
  const checked = useCheck({ memberImport, choice });
  const [duplicates, setDuplicates] = useState(choice.duplicates);
  const back = () =>
    void router.navigate({
      to: '/office/members/import',
      search: { memberImport: memberImport.id, step: 'columns' },
    });
  if (checked.state === 'failed')
    return (
      <ImportScreen step={3}>
        <ErrorState heading={checked.words} headingLevel={2} onRetry={checked.again} retryLabel="Try again" />
        <BarFoot>
          <Button variant="quiet" onClick={back}>
            Columns
          </Button>
        </BarFoot>
      </ImportScreen>
    );
  if (checked.state === 'busy')
    return (
      <ImportScreen step={3}>
        <SkeletonGroup label={`Checking ${counted(memberImport.lines, 'line')}…`}>
          <Stack space={16}>
            <Skeleton />
            <Skeleton shape="heading" length="medium" />
            <Skeleton length="long" />
          </Stack>
        </SkeletonGroup>
      </ImportScreen>
    );
  return (
    <ImportScreen step={3}>
      <CheckView
        check={checked.check}
        duplicates={duplicates}
        onDuplicates={setDuplicates}
        onLines={(of) => void actions.takeLines(memberImport, of)}
        onBring={() => void actions.commit(memberImport, { ...choice, duplicates })}
        onBack={back}
        busy={actions.busy === memberImport.id}
        result={<FormResult subject={importLine} />}
      />
    </ImportScreen>
  );
}
