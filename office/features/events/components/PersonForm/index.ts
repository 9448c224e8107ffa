export {
  type PersonField,
  PersonForm,
  type PersonFormProps,
  personFieldId,
  personFields,
  type TypedPerson,
} from './PersonForm.tsx';
