import type { Meta, StoryObj } from '@storybook/react-vite';
import { YearComb } from './YearComb.tsx';

const meta = {
  title: 'Imagery/YearComb',
  component: YearComb,
  args: { from: 1854, founded: 2003, to: 2026 },
} satisfies Meta<typeof YearComb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
