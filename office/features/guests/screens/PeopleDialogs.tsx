import type { EventPerson } from '@banyan/api/office';
import { Dialog } from '@banyan/ui/overlays';
import { useAtomValue } from 'jotai';
import { resultAtom } from '../../../shell/atoms/result.ts';
import { ConfirmDialog } from '../../../shell/components/ConfirmDialog/ConfirmDialog.tsx';
import { CancelForm } from '../../events/components/CancelForm/CancelForm.tsx';
import { personName } from '../../events/components/PeopleTable/PeopleTable.tsx';
import { PersonForm } from '../../events/components/PersonForm/PersonForm.tsx';
import { NameForm } from '../components/NameForm/NameForm.tsx';
import type { useGuestActions } from './useGuestActions.ts';

/** Action that a dialog asks about. */
export type Doing = { what: 'add' } | { what: 'cancel' | 'move' | 'name'; person: EventPerson };

export interface PeopleDialogsProps {
  doing: Doing | undefined;
  actions: ReturnType<typeof useGuestActions>;
  isFull: boolean;
  onClose: () => void;
}

/** Dialogs of the guest list: add a guest, correct a name, cancel a registration, move a guest off the waitlist. */
export function PeopleDialogs({ doing, actions, isFull, onClose }: PeopleDialogsProps) {
  const close = () => {
    actions.clearErrors();
    onClose();
  };
  const back = () => {
    actions.say(undefined);
    close();
  };
  const closeIf = (done: boolean) => {
    if (done) close();
  };
  const result = useAtomValue(resultAtom);
  const error = result?.subject === actions.line && result.tone === 'critical' ? result.words : undefined;
  const person = doing && doing.what !== 'add' ? doing.person : undefined;
  const name = person && personName(person);
  const waits = person?.state === 'waiting';
  return (
    <>
      <Dialog open={doing?.what === 'add'} onClose={back} title="Add guest">
        <PersonForm
          isFull={isFull}
          errors={actions.errors}
          error={error}
          onAdd={(typed, beyond) => void actions.add(typed, beyond).then(closeIf)}
          onBack={back}
          busy={actions.busy}
        />
      </Dialog>
      <Dialog open={doing?.what === 'name'} onClose={back} title={`Fix the name of ${name}`}>
        {person && (
          <NameForm
            name={{ firstName: person.firstName, lastName: person.lastName }}
            errors={actions.errors}
            error={error}
            onSave={(typed) => void actions.rename(person, typed).then(closeIf)}
            onBack={back}
            busy={actions.busy}
          />
        )}
      </Dialog>
      <Dialog
        open={doing?.what === 'cancel'}
        onClose={back}
        title={waits ? `Remove ${name} from the waitlist?` : `Cancel ${name}’s registration?`}
      >
        {person && (
          <CancelForm
            doLabel={waits ? 'Remove from waitlist' : 'Cancel registration'}
            tellLabel={`Write to ${name}`}
            onCancel={(cancelling) => void actions.cancel(person, cancelling).then(closeIf)}
            onBack={back}
            busy={actions.busy}
            error={error}
          >
            {waits
              ? 'This cannot be undone.'
              : 'Their seat goes to the person who has waited longest. This can’t be undone.'}
          </CancelForm>
        )}
      </Dialog>
      <ConfirmDialog
        open={doing?.what === 'move'}
        title={`Move ${name} off the waitlist?`}
        doLabel="Move off waitlist"
        variant="accent"
        onDo={() => {
          close();
          if (person) void actions.move(person);
        }}
        onCancel={close}
      >
        {isFull
          ? 'Every seat is taken, so this adds one. We email the ticket right away.'
          : 'We email the ticket right away.'}
      </ConfirmDialog>
    </>
  );
}
