import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FirstEvening } from './FirstEvening.tsx';

const meta = {
  title: 'Office/First evening',
  component: FirstEvening,
  args: {
    grants: [{ role: 'reviewer', chapter: 'bay-area' }],
    starts: [{ href: '/office/review', label: 'Review' }],
    onHide: fn(),
  },
} satisfies Meta<typeof FirstEvening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reviewer: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Review requests/)).toBeVisible();
    await expect(canvas.getByText(/^You can’t .*see guests/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/office/review');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
export const TwoRoles: Story = {
  args: {
    grants: [
      { role: 'organiser', chapter: 'bay-area' },
      { role: 'treasurer', chapter: null },
    ],
    starts: [
      { href: '/office/events', label: 'Events' },
      { href: '/office/gifts', label: 'Gifts' },
    ],
  },
};
export const Busy: Story = { args: { busy: true } };
export const OnTheSmallestPhone: Story = { ...TwoRoles, globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { ...TwoRoles, tags: ['photo'] };
