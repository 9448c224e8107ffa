import { FieldRow } from '../FieldRow/index.ts';
import { PersonField, type PersonFieldProps } from './PersonField.tsx';

type NameProps = Omit<PersonFieldProps, 'asks' | 'readOnly'>;

export interface NameRowProps {
  /** The field of the first name, from `useFields`. */
  first: NameProps;
  /** The field of the last name. */
  last: NameProps;
  /** The form is on its way. @default false */
  readOnly?: boolean;
}

/** First and last name, beside each other. Where one field takes the whole name use a `PersonField` that asks `name`. */
export function NameRow({ first, last, readOnly = false }: NameRowProps) {
  return (
    <FieldRow>
      <PersonField {...first} asks="firstName" readOnly={readOnly} />
      <PersonField {...last} asks="lastName" readOnly={readOnly} />
    </FieldRow>
  );
}
