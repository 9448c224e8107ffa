import { Steps } from '@banyan/ui/navigation';
import type { ReactNode } from 'react';
import { Screen } from '../../../kit/Screen/Screen.tsx';

/** Largest file, in bytes. */
export const mostBytes = 10 * 1024 * 1024;

/** Steps of an import, in order. */
export const importSteps = ['File', 'Columns', 'Check', 'Done'] as const;

export interface ImportScreenProps {
  /** Current step, from 1; one more than the number of steps when the import is done. */
  step: number;
  children: ReactNode;
}

/** Screen of an import, at any of its steps. */
export const ImportScreen = ({ step, children }: ImportScreenProps) => (
  <Screen title="Import members" canBeOld={false} space={24}>
    <Steps steps={importSteps} current={step} label="Import" />
    {children}
  </Screen>
);
