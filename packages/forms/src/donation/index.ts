export * from './AmountField/index.ts';
export * from './DonationForm/index.ts';
