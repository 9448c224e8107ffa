import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { Dialog } from '@banyan/ui/overlays';
import { useState } from 'react';
import { InlineAlert } from '../shell/components/InlineAlert/InlineAlert.tsx';
import type { ConflictViewProps } from './ConflictView.tsx';
import { ConflictForm } from './merge/ConflictForm/ConflictForm.tsx';
import { useChoices } from './useChoices.ts';
import { differWords } from './words/counts.ts';

/** Form that resolves an edit conflict field by field. */
export function ConflictChoices<Field extends string>({
  conflict,
  who,
  at,
  theirs,
  ...form
}: ConflictViewProps<Field>) {
  const [isSeeingTheirs, seeTheirs] = useState(false);
  const choices = useChoices(conflict);
  return (
    <Stack space={16}>
      <InlineAlert
        live
        tone="warning"
        action={
          theirs && (
            <Button variant="line" size="small" onClick={() => seeTheirs(true)}>
              See their version
            </Button>
          )
        }
      >
        <b>
          {who} saved this {at}. {differWords(choices.conflicts.length)}
        </b>{' '}
        Nothing is saved until you press the button.
      </InlineAlert>
      <ConflictForm {...form} {...choices} who={who} at={at} />
      {theirs && (
        <Dialog open={isSeeingTheirs} onClose={() => seeTheirs(false)} title="As it is now" size="wide">
          {theirs}
        </Dialog>
      )}
    </Stack>
  );
}
