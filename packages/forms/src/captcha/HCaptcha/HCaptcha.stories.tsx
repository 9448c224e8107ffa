import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleForm } from '../samples.tsx';
import { HCaptcha } from './HCaptcha.tsx';

const meta = {
  title: 'Forms/HCaptcha',
  component: SampleForm,
  subcomponents: { HCaptcha },
  args: {
    settings: {
      provider: 'hcaptcha',
      siteKey: '10000000-ffff-ffff-ffff-000000000001',
      script: '/there-is-no-such-script.js',
    },
  },
} satisfies Meta<typeof SampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the error state: only hCaptcha's script draws the widget, and no story loads it. */
export const ItsScriptDoesNotCome: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Error loading CAPTCHA. Please refresh the page and try again.', undefined, {
        timeout: 15_000,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
