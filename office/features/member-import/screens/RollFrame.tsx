import { Stack } from '@banyan/ui/layout';
import { Steps } from '@banyan/ui/navigation';
import type { ReactNode } from 'react';
import type { Said } from '../../../kit/useActions.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';

/** Largest file, in bytes. */
export const mostBytes = 10 * 1024 * 1024;

/** What it takes to bring a roll in, in order. */
export const rollSteps = ['File', 'Columns', 'Check', 'Done'] as const;

export interface RollFrameProps {
  /** The step that it stands at, from 1; one more than there are when it is through. */
  step: number;
  said: Said | undefined;
  children: ReactNode;
}

/** What stands around each step of an import. */
export const RollFrame = ({ step, said, children }: RollFrameProps) => (
  <>
    <ScreenHead title="Import members" />
    <Stack space={24}>
      <Steps steps={rollSteps} current={step} label="Import" />
      {said && (
        <Strip live tone={said.tone}>
          {said.words}
        </Strip>
      )}
      {children}
    </Stack>
  </>
);
