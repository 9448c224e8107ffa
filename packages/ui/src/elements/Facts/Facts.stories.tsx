import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Clock, MapPin } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Facts } from './Facts.tsx';

const meta = {
  title: 'Elements/Facts',
  component: Facts,
  args: {
    items: [
      { icon: <Icon icon={CalendarDays} />, label: 'Date', value: 'Saturday, December 12, 2026, 6:30 PM' },
      { icon: <Icon icon={MapPin} />, label: 'Location', value: 'Saltmarsh Hall, Fremont, California' },
      { icon: <Icon icon={Clock} />, label: 'Registration deadline', value: 'Saturday, December 5' },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhenAndWhere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Location')).toBeInTheDocument();
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};
export const LongValuesWrap: Story = {
  args: {
    items: [
      {
        icon: <Icon icon={MapPin} />,
        label: 'Location',
        value:
          'The small lecture hall behind the hydraulics laboratory, entrance from the river side, Fremont',
      },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
