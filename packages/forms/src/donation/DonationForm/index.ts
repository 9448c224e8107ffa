export { DonationForm, type DonationFormProps } from './DonationForm.tsx';
export type { Prefill } from './donationFields.ts';
export type { Donated } from './useGift.ts';
