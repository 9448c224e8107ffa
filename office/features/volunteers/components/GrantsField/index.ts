export {
  type ChosenGrant,
  chosenOf,
  GrantsField,
  type GrantsFieldProps,
  grantsOf,
} from './GrantsField.tsx';
