import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateNotch } from './DateNotch.tsx';

const meta = {
  title: 'Content/Events/DateNotch',
  component: DateNotch,
  args: { day: 12, month: 'December' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>Saturday, December 12, 2026</p>
      </>
    ),
  ],
} satisfies Meta<typeof DateNotch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
