import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCard } from '../samples.ts';
import { PublicCard } from './PublicCard.tsx';

const meta = {
  title: 'Office/Public card',
  component: PublicCard,
  args: { card: sampleCard, headingLevel: 3 },
} satisfies Meta<typeof PublicCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sunita Bakul' })).toBeVisible();
    await expect(canvas.getByText('California')).toBeVisible();
  },
};
export const Hidden: Story = {
  args: { stamp: 'Hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hidden')).toBeVisible();
  },
};
export const NothingBesidesTheName: Story = {
  args: { card: { ...sampleCard, linkedIn: '', company: '', address: { state: '' } } },
};
export const ALongNameOnTheSmallestPhone: Story = {
  args: { card: { ...sampleCard, firstName: 'Venkatasubramanian', lastName: 'Ranganathan Kadamb' } },
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = {
  args: { card: { ...sampleCard, firstName: 'كيران', lastName: 'أومبار' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
