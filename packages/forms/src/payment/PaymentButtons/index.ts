export { PaymentButtons, type PaymentButtonsProps } from './PaymentButtons.tsx';
