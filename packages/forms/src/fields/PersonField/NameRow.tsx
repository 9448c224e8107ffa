import { FieldRow } from '../FieldRow/index.ts';
import { PersonField, type PersonFieldProps } from './PersonField.tsx';

type NameProps = Omit<PersonFieldProps, 'asks' | 'readOnly'>;

export interface NameRowProps {
  /** Props of the first name's field, from `useFields`. */
  first: NameProps;
  /** Props of the last name's field. */
  last: NameProps;
  /** Set while the form is being sent. @default false */
  readOnly?: boolean;
}

/** First and last name, beside each other. If one field takes the whole name use a `PersonField` that asks `name`. */
export function NameRow({ first, last, readOnly = false }: NameRowProps) {
  return (
    <FieldRow>
      <PersonField {...first} asks="firstName" readOnly={readOnly} />
      <PersonField {...last} asks="lastName" readOnly={readOnly} />
    </FieldRow>
  );
}
