import { lazyModule } from '@banyan/ui/hooks';
import type { ReactNode } from 'react';
import { Later } from '../shell/Later.tsx';
import type { Conflict } from './conflictOf.ts';
import type { ConflictFormProps } from './merge/ConflictForm/ConflictForm.tsx';

export interface ConflictViewProps<Field extends string>
  extends Pick<ConflictFormProps<Field>, 'who' | 'at' | 'onDrop' | 'busy' | 'unavailableBecause' | 'result'> {
  conflict: Conflict<Field>;
  /** Preview of the other volunteer's version. */
  theirs?: ReactNode;
}

const choices = lazyModule(async () => (await import('./ConflictChoices.tsx')).ConflictChoices);

/**
 * Edit conflict: two volunteers saved the same thing, and this one chooses per field. Conflicts are rare, so the form is loaded on
 * demand. The typed text stays with the parent.
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
