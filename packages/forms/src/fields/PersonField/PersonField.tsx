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
  /** What is asked: decides the label, the keyboard of a phone and what the browser may fill in. */
  asks: PersonQuestion;
  /** Other words for it. @default the question's own */
  label?: TextFieldProps['label'];
}

/**
 * What a form asks about the person who fills it in: the same words in every form, so that people and their browsers know
 * them again. For anything else use `TextField`.
 */
export function PersonField({ asks, ...rest }: PersonFieldProps) {
  return <TextField {...questions[asks]} {...rest} />;
}
