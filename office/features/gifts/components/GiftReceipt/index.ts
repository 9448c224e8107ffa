export { GiftReceipt, type GiftReceiptProps } from './GiftReceipt.tsx';
