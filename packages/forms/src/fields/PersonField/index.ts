export { NameRow, type NameRowProps } from './NameRow.tsx';
export { PersonField, type PersonFieldProps, type PersonQuestion, personQuestions } from './PersonField.tsx';
