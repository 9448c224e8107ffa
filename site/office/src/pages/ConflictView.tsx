import { ConflictForm, type ConflictFormProps } from '@banyan/office/merge';
import { Strip } from '@banyan/office/shell';
import { differWords } from '@banyan/office/words';
import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { Dialog } from '@banyan/ui/overlays';
import { type ReactNode, useState } from 'react';

export interface ConflictViewProps<Field extends string> extends ConflictFormProps<Field> {
  /** How theirs stands, to be looked at before one chooses. */
  theirs?: ReactNode;
}

/** Somebody saved the same meanwhile: which of the two answers stands. */
export function ConflictView<Field extends string>({ theirs, ...form }: ConflictViewProps<Field>) {
  const [isSeeingTheirs, seeTheirs] = useState(false);
  return (
    <Stack space={16}>
      <Strip
        live
        tone="warning"
        action={
          theirs && (
            <Button variant="line" size="small" onClick={() => seeTheirs(true)}>
              Look at theirs
            </Button>
          )
        }
      >
        <b>
          {form.who} saved this {form.at}. {differWords(form.conflicts.length)}
        </b>{' '}
        Nothing is saved until you press the button.
      </Strip>
      <ConflictForm {...form} />
      {theirs && (
        <Dialog open={isSeeingTheirs} onClose={() => seeTheirs(false)} title="As it stands now" size="wide">
          {theirs}
        </Dialog>
      )}
    </Stack>
  );
}

/** What stands in the form after somebody else has saved the same, and nothing is to be chosen. */
export const PutOnTopStrip = ({ who, at }: Pick<ConflictFormProps<string>, 'who' | 'at'>) => (
  <Strip live tone="warning">
    <b>
      {who} saved this {at}.
    </b>{' '}
    What you wrote stands on top of it. Nothing is saved until you press the button.
  </Strip>
);
