import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, userEvent, waitFor } from 'storybook/test';
import { noAnswer, refusal } from '../../form/samples.ts';
import { DonationForm } from './DonationForm.tsx';
import {
  amountBox,
  atPayment,
  failed,
  onItsPage,
  order,
  paymentRefusal,
  press,
  rohan,
  saysItFailed,
  take,
} from './samples.tsx';

const meta = {
  title: 'Forms/DonationForm (payment)',
  component: DonationForm,
  ...onItsPage,
  ...atPayment(),
  args: { ...onItsPage.args, step: 2 },
} satisfies Meta<typeof DonationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  ...atPayment({ amount: '100' }),
  play: async ({ canvas }) => {
    await expect(await amountBox(canvas)).toHaveValue(100);
    await expect(canvas.getByRole('radio', { name: '$100' })).toBeChecked();
  },
};

export const BelowOneDollar: Story = {
  tags: ['photo'],
  play: async ({ args, canvas }) => {
    const amount = await amountBox(canvas);
    await userEvent.clear(amount);
    await userEvent.type(amount, '0');
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(/The smallest gift we can take here is \$1/);
    await press(canvas, 'Pay');
    await expect(args.onCreateOrder).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1');
    await press(canvas, 'Pay');
    await waitFor(() => expect(mocked(args.onCreateOrder).mock.calls[0]?.[0].amount).toBe(1));
  },
};

export const Given: Story = {
  tags: ['photo'],
  play: async ({ args, canvas, step }) => {
    await press(canvas, 'Pay');
    await step('it says so, and the draft is gone', async () => {
      await expect(await canvas.findByRole('region', { name: 'Donation successful! 💝' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull();
      await expect(sessionStorage).toHaveLength(0);
    });
    await step('what went out', async () => {
      const { amount: _a, orderId: _o, ...donor } = rohan;
      const donorInfo = { ...donor, graduationYear: 2011 };
      await expect(args.onCreateOrder).toHaveBeenCalledWith(
        expect.objectContaining({ amount: 25, currency_code: 'USD' }),
        { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/), signal: expect.any(AbortSignal) },
      );
      await expect(args.onCaptureOrder).toHaveBeenCalledWith(
        { orderId: 'ORDER-7K2M', donorInfo },
        expect.anything(),
      );
      await expect(args.onDonated).toHaveBeenCalledWith({
        orderId: 'ORDER-7K2M',
        amount: 25,
        donor: donorInfo,
      });
    });
  },
};

export const TheAmountIsLockedWhileTheWindowIsOpen: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const amount = await amountBox(canvas);
    await press(canvas, 'Open');
    await step('it cannot be changed, and nobody walks away', async () => {
      await waitFor(() => expect(amount).toHaveAttribute('readonly'));
      await userEvent.click(canvas.getByRole('link', { name: '← Back to Info' }));
      await expect(amount).toBeVisible();
    });
    await step('closed, it can', async () => {
      await press(canvas, 'Close');
      await expect(amount).not.toHaveAttribute('readonly');
    });
  },
};

export const TheOrderIsRefused: Story = {
  tags: ['photo'],
  args: { onCreateOrder: order(refusal('That was a lot of payments at once.')) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Pay');
    await saysItFailed(canvas, 'That was a lot of payments at once.');
    await expect(args.onFailed).toHaveBeenCalledOnce();
    await expect(await amountBox(canvas)).not.toHaveAttribute('readonly');
  },
};

export const TheOrderIsRefusedWithoutWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onCreateOrder: order(refusal(undefined)) },
  play: async ({ canvas }) => {
    await press(canvas, 'Pay');
    await saysItFailed(canvas, 'order creation failed');
  },
};

const declined = 'The payment was declined. No money was taken. Please choose another way to pay.';
export const DeclinedThenPaidAnotherWay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onCaptureOrder: take(paymentRefusal(422, 'declined', declined)) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Pay');
    await saysItFailed(canvas, declined);
    await expect(JSON.parse(sessionStorage.getItem('banyan.draft.donation') ?? '{}').values).toMatchObject({
      firstName: 'Rohan',
      orderId: '',
    });
    await press(canvas, 'Pay');
    await waitFor(() => expect(args.onDonated).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(failed)).toBeNull();
  },
};

export const EveryAnswerIsLost: Story = {
  tags: ['photo'],
  args: { onCaptureOrder: take(noAnswer(), noAnswer(), noAnswer()) },
  play: async ({ args, canvas, step }) => {
    await press(canvas, 'Pay');
    await step('it asks three times by itself, then says so and offers no second payment', async () => {
      await saysItFailed(canvas, /you cannot be charged twice/);
      await expect(args.onCaptureOrder).toHaveBeenCalledTimes(3);
      await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull();
    });
    await step('another try goes on with the same order', async () => {
      await press(canvas, 'Try again');
      await waitFor(() => expect(args.onDonated).toHaveBeenCalledOnce());
      await expect(args.onCreateOrder).toHaveBeenCalledOnce();
      const orders = mocked(args.onCaptureOrder).mock.calls.map(([body]) => body.orderId);
      await expect(new Set(orders).size).toBe(1);
    });
  },
};

const unsettled =
  'We could not confirm this payment yet. Please do not pay again: we keep asking, and the receipt is mailed once it is through.';
export const NotConfirmedYet: Story = {
  tags: ['photo'],
  args: { onCaptureOrder: take(paymentRefusal(503, 'unsettled', unsettled)) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Pay');
    await expect(
      await canvas.findByRole('region', { name: 'This payment is not confirmed yet' }),
    ).toBeVisible();
    await expect(canvas.getByText(unsettled)).toBeVisible();
    await expect(canvas.queryByText(failed)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull();
    await press(canvas, 'Try again');
    await waitFor(() => expect(args.onDonated).toHaveBeenCalledOnce());
  },
};

export const AReloadForgetsNoApprovedOrder: Story = {
  tags: ['!dev', '!autodocs'],
  ...atPayment({ orderId: 'ORDER-OF-BEFORE' }),
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'This payment is not confirmed yet' }),
    ).toBeVisible();
    await press(canvas, 'Try again');
    await waitFor(() =>
      expect(mocked(args.onCaptureOrder).mock.calls[0]?.[0].orderId).toBe('ORDER-OF-BEFORE'),
    );
    await expect(args.onCreateOrder).not.toHaveBeenCalled();
  },
};

export const TheServerObjectsToTheDonor: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    onCaptureOrder: take(
      Object.assign(
        refusal('Email is invalid', [
          { field: 'donorInfo.email', code: 'invalid', message: 'Email is invalid' },
        ]),
        { status: 422 },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Pay');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Email is invalid' })).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toBeInvalid();
  },
};

const prove = 'Please complete the CAPTCHA verification';
export const TheServerWantsToKnowWhetherAPersonIsThere: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    // Uses the real clock: with the story's fast one the token would expire at once.
    clock: undefined,
    onCreateOrder: order(refusal(prove, [{ field: 'captchaToken', code: 'required', message: prove }])),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Pay');
    await press(canvas, 'Solve');
    await press(canvas, 'Pay');
    await waitFor(() => expect(args.onCreateOrder).toHaveBeenCalledTimes(2));
    await expect(mocked(args.onCreateOrder).mock.calls[1]?.[0].captchaToken).toMatch(/sample-token/);
  },
};

export const TheProvidersOwnFault: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'Fail');
    await saysItFailed(canvas, 'The payment window closed with an error. No money was taken.');
  },
};

const instagram = `${navigator.userAgent} Instagram 300.0.0.0`;
export const InsideAnotherApp: Story = {
  beforeEach: () => {
    atPayment().beforeEach();
    Object.defineProperty(navigator, 'userAgent', { value: instagram, configurable: true });
    // Deleting the property uncovers the browser's own, which is on the prototype.
    return () => void Reflect.deleteProperty(navigator, 'userAgent');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'This page is open inside another app' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Pay' })).toBeVisible();
  },
};
