import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useVerification } from '../index.ts';
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

export const NobodyHasBegun: Story = {
  args: { begun: false },
  beforeEach: () => void load.mockClear(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
    await expect(load).not.toHaveBeenCalled();
  },
};

export const AServerThatWasPostedToHasObjected: Story = {
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
