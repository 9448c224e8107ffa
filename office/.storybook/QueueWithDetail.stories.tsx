import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReviewPage } from './ReviewPage.tsx';

const meta = {
  title: 'Patterns/Queue with detail',
  component: ReviewPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { isOpen: true },
} satisfies Meta<typeof ReviewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** List and detail are side by side from 968 px. */
export const OneIsOpen: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The queue' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
};
export const NothingIsOpen: Story = { tags: ['photo'], args: { isOpen: false } };
/** The phone shows one at a time: the list, or the opened item. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The queue' })).toBeNull();
  },
};
