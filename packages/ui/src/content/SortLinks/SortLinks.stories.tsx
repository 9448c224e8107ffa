import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SortLinks } from './SortLinks.tsx';

const choices = ['Name', 'Newest year', 'Oldest year'].map((label, place) => ({
  label,
  href: `#${place}`,
  chosen: place === 0,
}));

const meta = {
  title: 'Content/Lists/SortLinks',
  component: SortLinks,
  args: { choices, onSort: fn() },
} satisfies Meta<typeof SortLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
export const AnotherOrderIsALink: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Sort by' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Name');
    await userEvent.click(canvas.getByRole('link', { name: 'Oldest year' }));
    await expect(args.onSort).toHaveBeenCalledWith('#2');
  },
};
