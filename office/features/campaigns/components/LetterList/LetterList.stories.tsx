import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLetters, sampleNow } from '../samples.ts';
import { LetterList } from './LetterList.tsx';

const meta = {
  title: 'Office/Letter list',
  component: LetterList,
  args: { letters: sampleLetters, hrefOf: ({ id }) => `#${id}`, now: sampleNow },
} satisfies Meta<typeof LetterList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('Subscribers. Sends at 8:30 PM, by Leela Umbar.')).toBeVisible();
    await expect(canvas.getAllByRole('meter')[2]).toHaveAttribute('aria-valuetext', '1,240 of 4,103');
    await expect(canvas.getByText('37 not reached')).toBeVisible();
  },
};
export const WithoutASubject: Story = {
  args: { letters: sampleLetters.map((row) => ({ ...row, subject: '' })) },
};
export const Fifty: Story = {
  args: {
    letters: Array.from({ length: 50 }, (_, number) =>
      sampleLetters.slice(0, 1).map((row) => ({ ...row, id: `n${number}` })),
    ).flat(),
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const RightToLeftText: Story = {
  args: { letters: sampleLetters.map((row) => ({ ...row, subject: 'انضم إلينا' })) },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
