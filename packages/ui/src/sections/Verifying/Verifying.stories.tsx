import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Verifying } from './Verifying.tsx';

const meta = {
  title: 'Sections/Ends/Verifying',
  component: Verifying,
  args: { label: 'Verifying donation...' },
} satisfies Meta<typeof Verifying>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying donation...');
  },
};
