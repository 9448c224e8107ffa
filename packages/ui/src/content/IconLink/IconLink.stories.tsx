import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../../elements/Icon/index.ts';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: 'Content/Beside a thing/IconLink',
  component: IconLink,
  args: { href: '/events/long-table.ics', icon: <Icon icon={CalendarPlus} />, children: 'Add to calendar' },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Add to calendar' });
    await expect(link).toHaveAttribute('href', '/events/long-table.ics');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
