import { TextField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as foot from '../../../../shell/components/formFoot.css.ts';

export interface DeleteFormProps {
  /** Name of the member to delete. */
  name: string;
  /** Reference that has to be typed. */
  reference: string;
  /** Number of other entries with the same email address; if any, only this entry is deleted. */
  sharing: number;
  /** Deletes the member; `typed` is the reference as it was typed. */
  onDelete: (typed: string) => void;
  /** Closes the form without deleting. */
  onCancel: () => void;
  /** Set while the member is being deleted: no button can be pressed twice. @default false */
  busy?: boolean;
  /** Error message of the typed reference. */
  error?: string | undefined;
  /** Result of deleting, a `FormResult`. */
  result?: ReactNode;
}

/** Form that deletes a member permanently, after their reference is typed. It says before what is deleted and what is kept. */
export function DeleteForm({
  name,
  reference,
  sharing,
  onDelete,
  onCancel,
  busy = false,
  error,
  result,
}: DeleteFormProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onDelete(typed);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack space={16}>
        {sharing > 0 ? (
          <Text>
            The entry of {name} is deleted right away.{' '}
            {sharing === 1 ? 'Another person has' : `${sharing} others have`} the same email, so its
            registrations, stories, jobs and gifts stay.
          </Text>
        ) : (
          <>
            <Text>
              Everything of {name} is deleted right away: the entry, registrations, stories, jobs and emails
              not sent yet.
            </Text>
            <Text>Tax law requires us to keep gifts with name, amount and date for seven years.</Text>
          </>
        )}
        <Text>
          <b>This cannot be undone.</b>
        </Text>
        <TextField
          name="typed"
          label={`Type ${reference} to delete`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className={foot.foot}>
          <Button type="submit" variant="danger" busy={busy}>
            Delete permanently
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          {result}
        </div>
      </Stack>
    </form>
  );
}
