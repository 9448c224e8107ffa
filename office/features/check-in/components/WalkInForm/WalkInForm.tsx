import { TextField } from '@banyan/forms/fields';
import { Button, Text } from '@banyan/ui/elements';
import type { FormEvent } from 'react';
import { formKeys } from '../../../../kit/formKeys.ts';
import * as foot from '../../../../shell/components/formFoot.css.ts';
import { useTyped } from '../../../../shell/components/useTyped.ts';
import * as styles from './WalkInForm.css.ts';

/** Somebody who is not on the list, as typed. */
export const walkInFields = ['firstName', 'lastName', 'year', 'guests', 'email'] as const;
type WalkInField = (typeof walkInFields)[number];
export type TypedWalkIn = Readonly<Record<WalkInField, string>>;

const nothing: TypedWalkIn = { firstName: '', lastName: '', year: '', guests: '', email: '' };

export interface WalkInFormProps {
  /** What is wrong, by field. */
  errors?: Partial<Record<WalkInField, string>>;
  /** What went wrong with all of it. */
  error?: string | undefined;
  /** Lets them in, with what was typed. */
  onLetIn: (person: TypedWalkIn) => void;
  /** The way back was pressed; nothing was done. */
  onBack: () => void;
}

/** Lets somebody in who has not registered. */
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
