import * as v from 'valibot';
import { unverifiedEntries } from '../captcha/unverified.ts';
import { dollarsOf } from '../dollars.ts';
import { graduationYear } from '../graduation-year.ts';
import { donationCurrency, donationLimits, donationPrograms, limits } from '../limits.ts';
import { donationMessages as donation, ourMessages as ours } from '../messages.ts';
import { requiredName } from '../person-name.ts';
import { cleanCode, email, keyMessage, optionalParagraphs, requiredLine } from '../text.ts';

const wording = { tooLong: ours.contactTooLong, characters: ours.contactCharacters };

/** Body of the donation form's first step, and the `donorInfo` of a capture (spec part 2 §3 and §5). */
export const DonorInfo = /* @__PURE__ */ v.strictObject(
  {
    firstName: requiredName(limits.text.name, donation.firstNameRequired, wording),
    lastName: requiredName(limits.text.name, donation.lastNameRequired, wording),
    email: email(donation.emailRequired, donation.emailInvalid),
    graduationYear: graduationYear(limits.firstYear.donor, donation.yearRequired, () => donation.yearInvalid),
    program: v.picklist(donationPrograms, donation.programRequired),
    purpose: optionalParagraphs(limits.text.note, wording),
  },
  keyMessage(
    {
      firstName: donation.firstNameRequired,
      lastName: donation.lastNameRequired,
      email: donation.emailRequired,
      graduationYear: donation.yearRequired,
      program: donation.programRequired,
    },
    ours.unknownField,
    donation.captureFailed,
  ),
);
/** Donor details as typed, before trimming and completing. */
export type DonorInfoInput = v.InferInput<typeof DonorInfo>;
export type DonorInfo = v.InferOutput<typeof DonorInfo>;

/** Whole dollars. A number on the wire; a form field passes the typed text, such as `$1,000`. */
export const DonationAmount = /* @__PURE__ */ v.pipe(
  v.union([v.string(), v.number()], donation.amountRequired),
  v.check((typed) => cleanCode(String(typed)) !== '', donation.amountRequired),
  v.transform(dollarsOf),
  v.check((dollars) => Number.isInteger(dollars), donation.amountWhole),
  v.check((dollars) => !(dollars < donationLimits.amount.least), donation.amountLeast),
  v.check((dollars) => !(dollars > donationLimits.amount.most), donation.amountMost),
);

/** Body of the call that creates an order (spec part 2 §7), with our own fields of a form that needs no verification. */
export const CreateOrderBody = /* @__PURE__ */ v.strictObject(
  {
    amount: DonationAmount,
    currency_code: v.literal(donationCurrency, donation.currencyOnly),
    ...unverifiedEntries,
  },
  keyMessage(
    { amount: donation.amountRequired, currency_code: donation.currencyOnly },
    ours.unknownField,
    donation.orderFailed,
  ),
);
export type CreateOrderBody = v.InferOutput<typeof CreateOrderBody>;

/** Body of the call that captures an approved order (spec part 2 §7). */
export const CaptureOrderBody = /* @__PURE__ */ v.strictObject(
  {
    orderId: requiredLine(limits.text.name, donation.orderMissing, wording),
    donorInfo: DonorInfo,
  },
  keyMessage(
    { orderId: donation.orderMissing, donorInfo: donation.firstNameRequired },
    ours.unknownField,
    donation.captureFailed,
  ),
);
export type CaptureOrderBody = v.InferOutput<typeof CaptureOrderBody>;
