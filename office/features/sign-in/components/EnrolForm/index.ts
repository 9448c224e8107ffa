export { EnrolForm, type EnrolFormProps } from './EnrolForm.tsx';
