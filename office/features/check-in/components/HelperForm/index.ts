export { HelperForm, type HelperFormProps } from './HelperForm.tsx';
