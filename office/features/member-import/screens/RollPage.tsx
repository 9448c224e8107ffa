import { BackLink, EmptyState } from '@banyan/ui/elements';
import type { client } from '../../../shell/client.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { RollFrame } from './RollFrame.tsx';

/** A roll, wherever it stands. */
type RollStanding = Awaited<ReturnType<typeof client.getRoll>>;

export interface RollPageProps {
  standing: RollStanding;
  /** Whether somebody went back to the columns. */
  isChoosing: boolean;
}

/** One roll at the step that it stands at: whoever reloads goes on there. */
export function RollPage({ standing, isChoosing }: RollPageProps) {
  const { roll, choice, state, done } = standing;
  if (state === 'done' || state === 'undone') return <DoneStep standing={standing} done={done} />;
  if (state === 'forgotten' || roll === null)
    return (
      <RollFrame step={1} said={undefined}>
        <BackLink href="/office/members/import">Another file</BackLink>
        <EmptyState heading="This file is deleted." headingLevel={2}>
          Files that are not imported within seven days are deleted. Choose the file again.
        </EmptyState>
      </RollFrame>
    );
  return choice === null || isChoosing ? (
    <ColumnsStep roll={roll} choice={choice} />
  ) : (
    <CheckStep roll={roll} choice={choice} />
  );
}
