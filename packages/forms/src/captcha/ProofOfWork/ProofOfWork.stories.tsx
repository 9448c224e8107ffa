import type { Meta, StoryObj } from '@storybook/react-vite';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { stoppedClock } from '../../form/clock.ts';
import type { VerificationSettings } from '../provider.tsx';
import { SampleForm } from '../samples.tsx';
import { ProofOfWork } from './ProofOfWork.tsx';

/** Challenge like the server's, only easier. */
const getChallenge = async () => {
  const { parameters } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 20,
    deriveKey,
  });
  return { parameters, signature: 'signed-elsewhere' };
};
const embedded: VerificationSettings = { provider: 'proof-of-work', getChallenge };

const meta = {
  title: 'Forms/ProofOfWork',
  component: SampleForm,
  subcomponents: { ProofOfWork },
  args: { settings: embedded },
} satisfies Meta<typeof SampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const tick = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: 'I’m a person' }));

export const SolvedByThisDevice: Story = {
  tags: ['photo'],
  args: { onToken: fn() },
  play: async ({ args, canvas, step }) => {
    await step('fills its slot', async () => {
      const control = await canvas.findByRole('checkbox', { name: 'I’m a person' });
      await expect(control.getBoundingClientRect()).toMatchObject({ width: 304, height: 78 });
    });
    await step('is solved by this device, from the keyboard too', async () => {
      await expect(canvas.getByRole('checkbox')).not.toBeChecked();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(await canvas.findByText('CAPTCHA verified', undefined, { timeout: 10_000 })).toBeVisible();
      await expect(canvas.getByRole('checkbox')).toBeChecked();
    });
    await step('and gives a token that holds challenge and solution', async () => {
      await press(canvas, 'Submit');
      await waitFor(() => expect(args.onToken).toHaveBeenCalledOnce());
      const [token] = (args.onToken as ReturnType<typeof fn>).mock.calls[0] ?? [];
      await expect(JSON.parse(atob(token))).toMatchObject({
        challenge: { signature: 'signed-elsewhere' },
        solution: { counter: 20 },
      });
    });
  },
};

export const AtWork: Story = {
  args: { settings: { provider: 'proof-of-work', getChallenge: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await tick(canvas);
    await expect(canvas.getByRole('checkbox', { name: 'I’m a person' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const WithoutServer: Story = {
  tags: ['photo'],
  args: {
    settings: {
      provider: 'proof-of-work',
      getChallenge: async () => {
        throw new Error('The server could not be reached.');
      },
    },
  },
  play: async ({ canvas }) => {
    await tick(canvas);
    await expect(
      await canvas.findByText('Error loading CAPTCHA. Please refresh the page and try again.'),
    ).toBeVisible();
    await press(canvas, 'Try again');
    await expect(await canvas.findByRole('checkbox', { name: 'I’m a person' })).toBeVisible();
  },
};

const renewing = stoppedClock();
export const ATokenThatIsNearlyOldIsRenewedBeforeItIsSent: Story = {
  tags: ['!dev', '!autodocs'],
  args: { clock: renewing, onToken: fn() },
  play: async ({ args, canvas }) => {
    await tick(canvas);
    await canvas.findByText('CAPTCHA verified', undefined, { timeout: 10_000 });
    await press(canvas, 'Submit');
    renewing.pass(100_000);
    await press(canvas, 'Submit');
    await waitFor(() => expect(args.onToken).toHaveBeenCalledTimes(2));
    const [[first], [second]] = (args.onToken as ReturnType<typeof fn>).mock.calls as [[string], [string]];
    await expect(second).not.toBe(first);
  },
};
