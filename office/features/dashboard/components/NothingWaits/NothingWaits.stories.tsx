import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NothingWaits } from './NothingWaits.tsx';

const meta = {
  title: 'Office/You’re all caught up',
  component: NothingWaits,
  args: {
    last: { by: 'Kiran Umbar', at: new Date(2026, 9, 12, 20, 14).toISOString() },
    now: new Date(2026, 9, 12, 20, 20).getTime(),
    next: { title: 'Garba night', day: 'Friday, October 16' },
  },
} satisfies Meta<typeof NothingWaits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllIsDone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re all caught up.' })).toBeVisible();
    await expect(canvas.getByText(/^Last decision by Kiran Umbar at 8:14 PM. Next/)).toBeVisible();
  },
};
export const NothingWasEverDecidedAndNothingComes: Story = { args: { last: null, next: undefined } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
