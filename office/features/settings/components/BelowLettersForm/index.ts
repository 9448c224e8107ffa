export {
  type BelowField,
  BelowLettersForm,
  type BelowLettersFormProps,
  belowFields,
} from './BelowLettersForm.tsx';
