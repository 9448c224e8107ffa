export { PayPal, type PayPalProps } from './PayPal.tsx';
