import { donationLimits } from '../limits.ts';

/** Giving (spec part 2 §2, §5, §8); what the spec leaves open is ours and says so. */
export const donationMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  yearRequired: 'Graduation year is required',
  yearInvalid: 'Please enter a valid year',
  programRequired: 'Program is required',
  backToInfo: '← Back to Info',
  loadingOptions: 'Loading payment options...',
  /** The server refused and gave no message of its own. */
  orderFailed: 'order creation failed',
  captureFailed: 'capture failed',
  /** The toast of both. */
  paymentFailed: 'Payment failed. Please try again.',
  succeeded: 'Donation successful! 💝',
  notConfigured: 'PayPal Client ID not configured in environment variables',
  scriptFailed: 'Failed to load the PayPal JS SDK script.',
  verifying: 'Verifying donation...',
  thankYou: 'Thank You for Your Donation!',
  notAllowed: 'Access Not Allowed',
  onlyAfterDonation: 'This page can only be accessed immediately after making a donation.',
  makeDonation: 'Make a Donation',

  /** Ours from here on. */
  amountRequired: 'Please enter an amount',
  amountWhole: 'Please enter whole dollars',
  amountLeast: `The smallest gift we can take here is $${donationLimits.amount.least}`,
  amountMost: `For a gift above $${donationLimits.amount.most.toLocaleString('en-US')}, please write to us`,
  currencyOnly: 'Gifts are taken in US dollars only',
  orderMissing: 'This order is not complete. Please start the payment again.',
  /** One answer for unknown, not yours, not completed and expired. */
  orderNotFound: 'There is no such donation here.',
  unavailable: 'The payment service cannot be reached. No money was taken. Please try again in a minute.',
  declined: 'The payment was declined. No money was taken. Please choose another way to pay.',
  notApproved: 'This payment has not been approved yet. No money was taken.',
  orderExpired: 'This payment can no longer be completed. No money was taken. Please start again.',
  pending:
    'The payment service is still checking this payment. Please do not pay again: the receipt is mailed once it is through.',
  unsettled:
    'We could not confirm this payment yet. Please do not pay again: we keep asking, and the receipt is mailed once it is through.',
  burst: 'That was a lot of payments at once. Please wait a few minutes and try again.',
} as const;
