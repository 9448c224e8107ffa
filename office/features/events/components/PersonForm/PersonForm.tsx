import { CheckboxField, TextAreaField, TextField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import { type FormEvent, useState } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import * as styles from './PersonForm.css.ts';

/** Fields of a guest, as typed. */
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
  firstName: '',
  lastName: '',
  email: '',
  graduationYear: '',
  guests: '',
  comments: '',
};

export interface PersonFormProps {
  /** Set if every seat is taken: the form says so and can add the guest beyond the limit. @default false */
  isFull?: boolean;
  /** Validation errors by field. */
  errors?: Partial<Record<PersonField, string>>;
  /** Error of the whole form. */
  error?: string | undefined;
  /** Registers the guest. @param beyond Set to add them even if every seat is taken. */
  onAdd: (person: TypedPerson, beyond: boolean) => void;
  /** Called when the form is left without registering anybody. */
  onBack: () => void;
  /** Set while a request is under way; the button cannot be pressed twice. @default false */
  busy?: boolean;
}

/** Form with which a volunteer registers a guest. */
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
