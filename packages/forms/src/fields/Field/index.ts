export { type ControlWiring, Field, type FieldBase, type FieldProps, useControlWiring } from './Field.tsx';
export { FieldError, type FieldErrorProps } from './FieldError.tsx';
