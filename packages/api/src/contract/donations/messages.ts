import { donationLimits } from '../limits.ts';

/** Messages of donations (spec part 2 §2, §5, §8). Those that are not from the spec are marked. */
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
  /** Shown if the server rejects the call without a message of its own. */
  orderFailed: 'order creation failed',
  captureFailed: 'capture failed',
  /** Toast text of both failures. */
  paymentFailed: 'Payment failed. Please try again.',
  succeeded: 'Donation successful! 💝',
  notConfigured: 'PayPal Client ID not configured in environment variables',
  scriptFailed: 'Failed to load the PayPal JS SDK script.',
  verifying: 'Verifying donation...',
  thankYou: 'Thank You for Your Donation!',
  notAllowed: 'Access Not Allowed',
  onlyAfterDonation: 'This page can only be accessed immediately after making a donation.',
  makeDonation: 'Make a Donation',

  /** Not from the spec, from here on. */
  amountRequired: 'Please enter an amount',
  amountWhole: 'Please enter whole dollars',
  amountLeast: `The smallest gift we can take here is $${donationLimits.amount.least}`,
  amountMost: `For a gift above $${donationLimits.amount.most.toLocaleString('en-US')}, please write to us`,
  currencyOnly: 'Gifts are taken in US dollars only',
  orderMissing: 'This order is not complete. Please start the payment again.',
  /** Used for unknown orders, another browser's orders, uncompleted and expired ones. */
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
