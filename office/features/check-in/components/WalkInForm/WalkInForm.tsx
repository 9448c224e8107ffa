import { TextField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import * as styles from './WalkInForm.css.ts';

/** Fields of a walk-in, as typed. */
export const walkInFields = ['firstName', 'lastName', 'year', 'guests', 'email'] as const;
type WalkInField = (typeof walkInFields)[number];
export type TypedWalkIn = Readonly<Record<WalkInField, string>>;

const nothing: TypedWalkIn = { firstName: '', lastName: '', year: '', guests: '', email: '' };

export interface WalkInFormProps {
  /** Validation errors by field. */
  errors?: Partial<Record<WalkInField, string>>;
  /** Error of the whole form. */
  error?: string | undefined;
  /** Checks the person in with the typed values. */
  onLetIn: (person: TypedWalkIn) => void;
  /** Called when the form is left without checking anybody in. */
  onBack: () => void;
}

/** Form that checks in a person who is not registered. */
export function WalkInForm({ errors = {}, error, onLetIn, onBack }: WalkInFormProps) {
  const { typed, field } = useTyped('walk-in', nothing, errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onLetIn(typed);
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={formKeys(onBack)} className={styles.form}>
      <div className={styles.two}>
        <TextField {...field('firstName')} label="First name" autoComplete="off" />
        <TextField {...field('lastName')} label="Last name" autoComplete="off" />
      </div>
      <div className={styles.two}>
        <TextField {...field('year')} type="year" label="Graduation year" autoComplete="off" />
        <TextField {...field('guests')} type="number" label="Additional guests" optional autoComplete="off" />
      </div>
      <TextField {...field('email')} type="email" label="Email" optional autoComplete="off" />
      {error && (
        <Text role="alert" className={styles.error}>
          {error}
        </Text>
      )}
      <div className={foot.foot}>
        <Button type="submit" variant="accent">
          Check in
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
