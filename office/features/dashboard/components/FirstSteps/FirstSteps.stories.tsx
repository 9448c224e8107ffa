import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FirstSteps } from './FirstSteps.tsx';

const meta = {
  title: 'Office/First steps',
  component: FirstSteps,
  args: {
    steps: [
      { step: 'passkey', isDone: true },
      { step: 'admin', isDone: false },
      { step: 'mail', isDone: true },
      { step: 'digest', isDone: false },
      { step: 'address', isDone: false },
      { step: 'samples', isDone: false },
    ],
    hrefs: {
      lost: '/office/me',
      passkey: '/office/me',
      admin: '/office/volunteers/invite',
      mail: '/office/mail',
      digest: '/office/settings?part=digest',
      address: '/office/settings?part=words',
      samples: '/office/settings?part=samples',
    },
    onPutAway: fn(),
  },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 of 6 done. The list stays until you hide it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'A second admin' })).toHaveAttribute(
      'href',
      '/office/volunteers/invite',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this list' }));
    await expect(args.onPutAway).toHaveBeenCalledOnce();
  },
};
export const AllDone: Story = {
  args: { steps: meta.args.steps.map(({ step }) => ({ step, isDone: true })) },
};
export const IsPutAway: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
