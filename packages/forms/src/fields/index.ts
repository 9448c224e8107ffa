export * from './CheckboxField/index.ts';
export * from './Field/index.ts';
export * from './FieldRow/index.ts';
export * from './FieldSet/index.ts';
export * from './RadioGroupField/index.ts';
export * from './SelectField/index.ts';
export * from './TextAreaField/index.ts';
export * from './TextField/index.ts';
