import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCheck } from '../samples.ts';
import { ImportFigures } from './ImportFigures.tsx';

const meta = {
  title: 'Office/Member import, figures',
  component: ImportFigures,
  args: { check: sampleCheck },
} satisfies Meta<typeof ImportFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,812')).toBeVisible();
    await expect(canvas.getByText('lines can’t be imported')).toBeVisible();
  },
};
export const OneOfEach: Story = {
  args: { check: { fresh: 1, here: 1, rejected: 1, alike: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('line can’t be imported')).toBeVisible();
  },
};
export const AllAreNew: Story = { args: { check: { fresh: 211, here: 0, rejected: 0, alike: 0 } } };
export const NoneComesIn: Story = { args: { check: { fresh: 0, here: 0, rejected: 98_000, alike: 0 } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
