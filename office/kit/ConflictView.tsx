import { lazyModule } from '@banyan/ui/hooks';
import type { ReactNode } from 'react';
import { Later } from '../shell/Later.tsx';
import type { Conflict } from './conflictOf.ts';
import type { ConflictFormProps } from './merge/ConflictForm/ConflictForm.tsx';

export interface ConflictViewProps<Field extends string>
  extends Pick<ConflictFormProps<Field>, 'who' | 'at' | 'onDrop' | 'busy' | 'unavailableBecause' | 'result'> {
  conflict: Conflict<Field>;
  /** How theirs stands, to be looked at before one chooses. */
  theirs?: ReactNode;
}

const choices = lazyModule(async () => (await import('./ConflictChoices.tsx')).ConflictChoices);

/**
 * Somebody saved the same meanwhile: which of the two answers stands. It happens seldom, so what one chooses with comes with the first
 * time; what was written stays with whoever shows this.
 */
export const ConflictView = <Field extends string>(props: ConflictViewProps<Field>) => (
  <Later
    module={choices}
    failed={
      <>
        <b>
          {props.who} saved this {props.at}.
        </b>{' '}
        The differences didn’t load. What you wrote is kept but not saved.
      </>
    }
  >
    {(Choices) => <Choices {...props} />}
  </Later>
);
