import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TicketFinder } from './TicketFinder.tsx';

const meta = {
  title: 'Office/Ticket finder',
  component: TicketFinder,
  args: { state: 'looking', onRetry: fn() },
} satisfies Meta<typeof TicketFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Looking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hold the ticket inside the arch')).toBeVisible();
  },
};
export const Starting: Story = { args: { state: 'starting' } };
export const Refused: Story = {
  args: { state: 'refused' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can find everyone by name.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Absent: Story = { args: { state: 'absent' } };
export const OnTheSmallestPhone: Story = {
  args: { state: 'refused' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
