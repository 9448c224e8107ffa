import type { Roll, RollCheck, RollChoice } from '@banyan/api/office';
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { act, saidOf } from '../../../kit/act.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { client } from '../../../shell/client.ts';
import { BarFoot } from '../../../shell/components/BarFoot/BarFoot.tsx';
import { counted } from '../../members/components/words.ts';
import { CheckView } from '../components/CheckView/CheckView.tsx';
import { ImportScreen } from './ImportScreen.tsx';
import { importLine, useImportActions } from './useImportActions.ts';

export interface CheckStepProps {
  roll: Roll;
  /** What was chosen when it was checked last. */
  choice: RollChoice;
}

type Checked = { state: 'busy' } | { state: 'read'; check: RollCheck } | { state: 'failed'; words: string };

/** What would come of the roll now: asked again with each visit, for others change members meanwhile. */
function useCheck({
  roll,
  choice: { columns, doubles, headings },
}: CheckStepProps): Checked & { again: () => void } {
  const [checked, setChecked] = useState<Checked>({ state: 'busy' });
  const [round, setRound] = useState(0);
  const asked = JSON.stringify([columns, headings]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is told by its words; another round asks the same once more
  useEffect(() => {
    let isLeft = false;
    setChecked({ state: 'busy' });
    act(`Check ${roll.name}`, (options) =>
      client.checkRoll({ columns, doubles, headings }, { params: { id: roll.id }, ...options }),
    ).then(
      (check) => !isLeft && setChecked({ state: 'read', check }),
      (error) =>
        !isLeft && setChecked({ state: 'failed', words: saidOf(error) ?? 'You didn’t use your passkey.' }),
    );
    return () => {
      isLeft = true;
    };
  }, [roll.id, asked, round]);
  return { ...checked, again: () => setRound(round + 1) };
}

/** What would come of a roll, line by line where it cannot, and bringing it in. */
export function CheckStep({ roll, choice }: CheckStepProps) {
  const router = useRouter();
  const actions = useImportActions();
  const checked = useCheck({ roll, choice });
  const [doubles, setDoubles] = useState(choice.doubles);
  const back = () =>
    void router.navigate({ to: '/office/members/import', search: { roll: roll.id, step: 'columns' } });
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
        <SkeletonGroup label={`Checking ${counted(roll.lines, 'line')}…`}>
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
        doubles={doubles}
        onDoubles={setDoubles}
        onLines={(of) => void actions.takeLines(roll, of)}
        onBring={() => void actions.commit(roll, { ...choice, doubles })}
        onBack={back}
        busy={actions.busy === roll.id}
        result={<FormResult subject={importLine} />}
      />
    </ImportScreen>
  );
}
