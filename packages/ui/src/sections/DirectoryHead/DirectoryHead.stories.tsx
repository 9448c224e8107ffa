import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DirectoryHead } from './DirectoryHead.tsx';

const meta = {
  title: 'Sections/Heads of pages/DirectoryHead',
  component: DirectoryHead,
  args: {
    title: 'Alumni directory',
    lede: 'Five thousand people who will take your call.',
    note: 'Listed publicly: name, graduation year, program and professional profile. Picture, company and state only if the member says so.',
  },
} satisfies Meta<typeof DirectoryHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alumni directory' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWordsOnTheSmallestPhone: Story = {
  args: {
    title: 'Directory of the interconnection department',
    lede: 'Everybody who ever connected an electromechanical counterbalance, and remembers which one.',
  },
  globals: { viewport: { value: 'smallest' } },
};
