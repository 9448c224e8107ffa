export {
  type RecordedKind,
  type RecordField,
  RecordForm,
  type RecordFormProps,
  recordFields,
  type TypedGift,
} from './RecordForm.tsx';
