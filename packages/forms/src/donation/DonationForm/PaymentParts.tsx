/** What the first step does without: fetched as one file, see `usePaymentParts`. */
export { DonationSummary } from './DonationSummary.tsx';
export { PaymentStep } from './PaymentStep.tsx';
