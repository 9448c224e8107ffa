import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'Elements/BackLink',
  component: BackLink,
  args: { href: '/events', children: 'Back to Events' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const PointsTheOtherWayInRightToLeftText: Story = {
  args: { dir: 'rtl', children: 'العودة إلى اللقاءات' },
};
export const Gallery: Story = { tags: ['photo'] };
