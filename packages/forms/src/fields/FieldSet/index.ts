export { FieldSet, type FieldSetProps, type FieldSetSpace, fieldSetSpaces } from './FieldSet.tsx';
