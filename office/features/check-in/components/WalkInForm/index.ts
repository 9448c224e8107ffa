export {
  type TypedWalkIn,
  type WalkInField,
  WalkInForm,
  type WalkInFormProps,
  walkInFields,
} from './WalkInForm.tsx';
