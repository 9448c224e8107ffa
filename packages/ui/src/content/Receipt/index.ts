export { PrintButton, type PrintButtonProps } from './PrintButton.tsx';
export { Receipt, type ReceiptProps } from './Receipt.tsx';
