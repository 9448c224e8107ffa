export { RefundForm, type RefundFormProps, type Refunding } from './RefundForm.tsx';
