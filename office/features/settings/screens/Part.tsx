import { Stack } from '@banyan/ui/layout';
import type { ReactNode } from 'react';
import type { Said } from '../../../kit/useDeed.ts';
import { Block } from '../../../shell/components/Block/Block.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';

export interface PartProps {
  heading: string;
  /** What came of the last deed. */
  said?: Said | undefined;
  /** What can be done about what came of it. */
  after?: ReactNode;
  children: ReactNode;
}

/** A part of the settings, with what came of the last deed above it. */
export const Part = ({ heading, said, after, children }: PartProps) => (
  <Stack space={24}>
    {said && (
      <Strip live tone={said.tone} action={after}>
        {said.words}
      </Strip>
    )}
    <Block heading={heading}>{children}</Block>
  </Stack>
);
