import { TextLink } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DemoGateway } from '../DemoGateway/index.ts';
import { samplePayments, slowPayments, unreliablePayments } from '../samples.tsx';
import { PaymentButtons } from './PaymentButtons.tsx';

const meta = {
  title: 'Forms/PaymentButtons',
  component: PaymentButtons,
  subcomponents: { DemoGateway },
  args: {
    settings: samplePayments,
    amount: 25,
    disabled: false,
    createOrder: fn(async () => 'ORDER-7K2M'),
    onApprove: fn(async () => 'done' as const),
    onReopen: fn(),
    onCancel: fn(),
    onError: fn(),
    otherWays: <TextLink href="#other-ways">See other ways to give</TextLink>,
  },
} satisfies Meta<typeof PaymentButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

const scriptFailed = 'Failed to load the PayPal JS SDK script.';

export const Loading: Story = {
  args: { settings: slowPayments },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading payment options...');
  },
};

export const TheScriptFailsAndComesAtTheNextTry: Story = {
  tags: ['!dev', '!autodocs'],
  args: { settings: unreliablePayments() },
  play: async ({ canvas, step }) => {
    await step('it says so, with other ways to give', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(scriptFailed);
      await expect(canvas.getByRole('link', { name: 'See other ways to give' })).toBeVisible();
    });
    await step('another try brings the buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByRole('button', { name: 'Pay' })).toBeVisible();
      await expect(canvas.queryByText(scriptFailed)).toBeNull();
    });
  },
};

/** Shows the error state: only PayPal's script draws the buttons, and no story loads it. */
export const PayPalWhoseScriptDoesNotCome: Story = {
  tags: ['photo'],
  args: {
    settings: { provider: 'paypal', clientId: 'no-such-client', script: '/there-is-no-such-script.js' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(scriptFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotConfigured: Story = {
  tags: ['photo'],
  args: { settings: { provider: 'none' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'PayPal Client ID not configured in environment variables' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See other ways to give' })).toBeVisible();
  },
};

export const Gallery: Story = {
  tags: ['photo'],
  args: { settings: { provider: 'demo' }, disabled: true },
  play: async ({ args, canvas }) => {
    const donate = await canvas.findByRole('button', { name: 'Donate' });
    await userEvent.click(donate);
    await expect(args.createOrder).not.toHaveBeenCalled();
  },
};
