import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleNow } from '../samples.ts';
import { refusedWords } from '../words.ts';
import { RefusedTable } from './RefusedTable.tsx';

const refused = (
  [
    { why: 'later', many: 22, again: new Date(sampleNow + 1_560_000).toISOString() },
    { why: 'no-mailbox', many: 11, again: null },
    { why: 'full', many: 4, again: null },
  ] as const
).map((one) => ({ id: one.why, count: one.many, ...refusedWords(one, sampleNow) }));

const meta = {
  title: 'Office/Refused table',
  component: RefusedTable,
  args: { refused, isUnderWay: true },
} satisfies Meta<typeof RefusedTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoFar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '37 not delivered' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: '22 Their server said: try later We try again at 8:50 PM' }),
    ).toBeVisible();
  },
};
export const Over: Story = { args: { isUnderWay: false } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
