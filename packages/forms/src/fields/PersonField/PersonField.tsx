import { TextField, type TextFieldProps } from '../TextField/index.ts';

export const personQuestions = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'graduationYear',
  'company',
] as const;
export type PersonQuestion = (typeof personQuestions)[number];

type Answered = 'label' | 'type' | 'autoComplete';

const questions: Readonly<Record<PersonQuestion, Pick<TextFieldProps, Answered>>> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  phone: { label: 'Contact number', type: 'tel', autoComplete: 'tel' },
  graduationYear: { label: 'Graduation year', type: 'year', autoComplete: 'off' },
  company: { label: 'Company', autoComplete: 'organization' },
};

export interface PersonFieldProps extends Omit<TextFieldProps, Answered> {
  /** Question about the person. Sets the label, a phone's keyboard and the browser's autofill. */
  asks: PersonQuestion;
  /** Another label. @default the question's own */
  label?: TextFieldProps['label'];
}

/**
 * Question about the person who fills in the form. It has the same label in every form, so that people and their browsers recognize
 * it. For anything else use `TextField`.
 */
export function PersonField({ asks, ...rest }: PersonFieldProps) {
  return <TextField {...questions[asks]} {...rest} />;
}
