import { type CaptureOrderBody, type CreateOrderBody, donationForm } from '@banyan/api/contract';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { sampleVerification } from '../../captcha/samples.tsx';
import type { Clock } from '../../form/clock.ts';
import { refusal } from '../../form/samples.ts';
import type { SendOptions } from '../../form/submission.ts';
import { samplePayments } from '../../payment/samples.tsx';
import { DonationForm, type DonationFormProps } from './DonationForm.tsx';
import type { DonationValues } from './donationFields.ts';

/** Fake `createOrder`: returns an order, or rejects with this error. */
export const order = (error?: Error) =>
  fn(async (_body: CreateOrderBody, _options: SendOptions) => {
    if (error) throw error;
    return { id: 'ORDER-7K2M' };
  });

/** Fake `captureOrder`: rejects with each of these errors in turn, then succeeds. */
export const take = (...errors: Error[]) => {
  const left = [...errors];
  return fn(async ({ orderId }: CaptureOrderBody, _options: SendOptions) => {
    const error = left.shift();
    if (error) throw error;
    return { orderId };
  });
};

/** Error that a refused capture rejects with. */
export const paymentRefusal = (status: number, code: string, message: string) =>
  Object.assign(refusal(message, [{ field: 'payment', code, message }]), { status });

/** Clock that fires every timer at once, so that no story waits. */
const impatientClock: Clock = {
  now: () => Date.now(),
  after: (_, run) => {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  },
};

/** Shows the form as on its page, without drafts from the previous story. */
export const onItsPage = {
  args: {
    backHref: '/donate',
    onCreateOrder: order(),
    onCaptureOrder: take(),
    onDonated: fn(),
    onFailed: fn(),
    payments: samplePayments,
    verification: sampleVerification,
    clock: impatientClock,
    areas: {
      heading: 'Seven ways down to the ground',
      names: [
        'Student Scholarships',
        'Student Laptops',
        'Student Housing',
        'Centers of Excellence',
        'Entrepreneurship Programs',
        'Awards & Recognition',
        'Faculty Development',
      ],
      note: 'Every gift is tax-deductible: the association is a 501(c)(3) nonprofit.',
    },
    otherWays: { label: 'See other ways to give', href: '#other-ways' },
  },
  render: (args: DonationFormProps) => (
    <>
      <h1>Donate</h1>
      <DonationForm {...args} />
    </>
  ),
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
};

export const rohan: DonationValues = {
  ...donationForm.fields,
  firstName: 'Rohan',
  lastName: 'Bakul',
  email: 'rohan.bakul@example.org',
  graduationYear: '2011',
  program: 'BE/B-Tech',
  purpose: 'Student Laptops',
};

/** Starts at the payment step, with the first step's values in the tab's draft. */
export const atPayment = (values: Partial<DonationValues> = {}) => ({
  args: { step: 2 as const },
  beforeEach: () => {
    onItsPage.beforeEach();
    const text = JSON.stringify({ version: 1, savedAt: Date.now(), values: { ...rohan, ...values } });
    sessionStorage.setItem('banyan.draft.donation', text);
  },
});

type Canvas = ReturnType<typeof within>;

export const box = (canvas: Canvas, name: RegExp) => canvas.getByRole('textbox', { name });
export const amountBox = (canvas: Canvas) => canvas.findByRole('spinbutton', { name: 'Amount in USD' });
export const go = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));
/** Presses one of the sample provider's buttons. */
export const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const fillIn = async (canvas: Canvas) => {
  await userEvent.type(box(canvas, /First name/), rohan.firstName);
  await userEvent.type(box(canvas, /Last name/), rohan.lastName);
  await userEvent.type(box(canvas, /Email/), rohan.email);
  await userEvent.type(canvas.getByRole('spinbutton', { name: 'Graduation year' }), rohan.graduationYear);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Program' }), rohan.program);
  await userEvent.type(canvas.getByRole('combobox', { name: /Purpose/ }), rohan.purpose);
};

export const failed = 'Payment failed. Please try again.';

/** Checks that the page shows the failure. */
export const saysItFailed = async (canvas: Canvas, detail: string | RegExp) => {
  await expect(await canvas.findByRole('region', { name: failed })).toBeVisible();
  await expect(canvas.getByText(detail)).toBeVisible();
};
