import { CheckboxField, TextAreaField, TextField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import * as styles from './PersonForm.css.ts';

/** Somebody who is added, as typed. */
export const personFields = [
  'firstName',
  'lastName',
  'email',
  'graduationYear',
  'guests',
  'comments',
] as const;
type PersonField = (typeof personFields)[number];
export type TypedPerson = Readonly<Record<PersonField, string>>;

const nothing: TypedPerson = {
  ...{ firstName: '', lastName: '', email: '', graduationYear: '', guests: '', comments: '' },
};

export interface PersonFormProps {
  /** Every seat is taken: it is said, and they can be added beyond that. @default false */
  isFull?: boolean;
  /** What is wrong, by field. */
  errors?: Partial<Record<PersonField, string>>;
  /** What went wrong with all of it. */
  error?: string | undefined;
  /** Registers them. @param beyond Also when every seat is taken. */
  onAdd: (person: TypedPerson, beyond: boolean) => void;
  /** The way back was pressed; nothing was done. */
  onBack: () => void;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
}

/** Registers somebody who has asked a volunteer. */
export function PersonForm({
  isFull = false,
  errors = {},
  error,
  onAdd,
  onBack,
  busy = false,
}: PersonFormProps) {
  const { typed, field } = useTyped('person', nothing, errors);
  const [beyond, setBeyond] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onAdd(typed, beyond);
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys(onBack)} className={styles.form}>
      <div className={styles.two}>
        <TextField {...field('firstName')} label="First name" autoComplete="off" />
        <TextField {...field('lastName')} label="Last name" autoComplete="off" />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label="Email"
        hint="We email the ticket there right away."
        autoComplete="off"
      />
      <div className={styles.two}>
        <TextField {...field('graduationYear')} type="year" label="Graduation year" autoComplete="off" />
        <TextField {...field('guests')} type="number" label="Additional guests" optional autoComplete="off" />
      </div>
      <TextAreaField {...field('comments')} label="Comment" optional rows={2} />
      {isFull && (
        <CheckboxField
          name="beyond"
          label="Add even though every seat is taken"
          checked={beyond}
          onChange={({ target }) => setBeyond(target.checked)}
        />
      )}
      {error && (
        <Text role="alert" className={styles.error}>
          {error}
        </Text>
      )}
      <div className={foot.foot}>
        <Button type="submit" variant="accent" busy={busy}>
          Add guest
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
