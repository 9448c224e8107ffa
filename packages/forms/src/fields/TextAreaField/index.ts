export {
  TextAreaField,
  type TextAreaFieldProps,
  type TextAreaVariant,
  textAreaVariants,
} from './TextAreaField.tsx';
