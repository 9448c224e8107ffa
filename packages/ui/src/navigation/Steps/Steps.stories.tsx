import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './Steps.tsx';

const meta = {
  title: 'Navigation/Steps',
  component: Steps,
  args: {
    steps: ['Contact Information', 'Academic & Professional', 'Engagement & Additional Information'],
    current: 2,
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoneNowAndNext: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const [done, now, next] = canvas.getAllByRole('listitem');
    await expect(done).toHaveTextContent('Done: Contact Information');
    await expect(now).toHaveAttribute('aria-current', 'step');
    await expect(now).toHaveTextContent('2Academic & Professional');
    await expect(next).not.toHaveAttribute('aria-current');
  },
};
export const First: Story = { args: { current: 1 } };
export const AllDone: Story = { args: { current: 4 } };
export const AllDoneOnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { current: 4 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().width);
    const third = canvas.getByRole('list').getBoundingClientRect().width / 3;
    for (const width of widths) await expect(width).toBeCloseTo(third, 0);
  },
};
export const OnAPhoneOnlyTheCurrentOneSpeaks: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contact Information').getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByText('Academic & Professional').getBoundingClientRect().width).toBeGreaterThan(
      100,
    );
  },
};
export const Gallery: Story = { tags: ['photo'] };
