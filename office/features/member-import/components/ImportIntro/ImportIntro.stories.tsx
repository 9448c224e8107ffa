import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleImport } from '../samples.ts';
import { ImportIntro } from './ImportIntro.tsx';

const meta = {
  title: 'Office/Member import, instructions',
  component: ImportIntro,
  args: { memberImport: sampleImport },
} satisfies Meta<typeof ImportIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4,907 lines, semicolons, UTF-16\./)).toBeVisible();
    await expect(canvas.getByText('A laptop is easier for this.')).not.toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A laptop is easier for this.')).toBeVisible();
  },
};
export const ALongNameOnTheSmallestPhone: Story = {
  args: { memberImport: { ...sampleImport, name: `${'everybody-of-the-batches-'.repeat(4)}.csv` } },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
