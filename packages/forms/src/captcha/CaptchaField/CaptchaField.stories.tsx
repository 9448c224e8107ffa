import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useVerification, type VerificationSettings } from '../index.ts';
import { sampleVerification } from '../samples.tsx';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';

const InAForm = (props: Omit<CaptchaFieldProps, 'verification'>) => (
  <CaptchaField {...props} verification={useVerification(undefined, props.serverState)} />
);

const load = fn(async () => {
  if (sampleVerification.provider !== 'custom') throw new Error('The sample is a custom one.');
  return sampleVerification.load();
});
const settings = { provider: 'custom', load } as const;

const meta = {
  title: 'Forms/CaptchaField',
  component: InAForm,
  args: { id: 'captchaToken', settings, begun: true, serverState: undefined, submit: 'SUBMIT' },
} satisfies Meta<typeof InAForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Solve' })).toBeVisible();
  },
};

/** The form's first field far above the verification, as on a phone. */
const farBelow: Decorator = (Story) => (
  <form aria-label="Sample">
    <input aria-label="First name" />
    <textarea aria-label="Message" rows={90} />
    <Story />
  </form>
);

const embedded: VerificationSettings = {
  provider: 'proof-of-work',
  getChallenge: () => new Promise(() => undefined),
};
const words = 'The check comes here once you begin.';

export const NobodyHasBegun: Story = {
  tags: ['photo'],
  args: { begun: false },
  decorators: [farBelow],
  beforeEach: () => void load.mockClear(),
  play: async ({ canvas, step }) => {
    await step('words hold its place, and no third party is asked, even in sight', async () => {
      canvas.getByText(words).scrollIntoView();
      await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
      await expect(load).not.toHaveBeenCalled();
    });
    await step('the first focus in the form brings it', async () => {
      canvas.getByLabelText('First name').focus();
      await expect(await canvas.findByRole('button', { name: 'Solve' })).toBeVisible();
      await expect(canvas.queryByText(words)).toBeNull();
    });
  },
};

export const OneOfOurOwnComesWhenItNearsTheWindow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { begun: false, settings: embedded },
  decorators: [farBelow],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeInTheDocument();
    canvas.getByText(words).scrollIntoView();
    await expect(await canvas.findByRole('checkbox', { name: 'I’m a person' })).toBeVisible();
  },
};

export const AServerThatWasPostedToHasObjected: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    serverState: {
      values: {},
      errors: [
        { field: 'questionAnswer', code: 'required', message: 'Please complete the CAPTCHA verification' },
      ],
      question: { text: 'What is three plus four?', token: '3.4.x' },
    },
  },
  play: async ({ canvas }) => {
    // With JavaScript the verification takes the question's place.
    await expect(canvas.getByRole('group', { name: 'Verification' })).toHaveAccessibleDescription(
      /Please complete the CAPTCHA verification/,
    );
  },
};
