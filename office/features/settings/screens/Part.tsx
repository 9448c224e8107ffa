import type { ReactNode } from 'react';
import { FormResult } from '../../../kit/FormResult.tsx';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';

export interface PartProps {
  heading: string;
  /** Result line of its buttons, shown at its end. */
  line?: string | undefined;
  children: ReactNode;
}

/** Section of the settings, with the result of its buttons. */
export const Part = ({ heading, line, children }: PartProps) => (
  <Panel heading={heading}>
    {children}
    {line !== undefined && <FormResult subject={line} />}
  </Panel>
);
