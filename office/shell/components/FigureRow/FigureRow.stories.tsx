import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FigureRow } from './FigureRow.tsx';

const meta = {
  title: 'Office/Figure row',
  component: FigureRow,
  args: {
    figures: [
      { value: '$38,420', label: 'this year' },
      { value: '312', label: 'gifts from 204 people' },
      { value: '$35,100', label: 'to the same day last year', tone: 'quiet' },
    ],
  },
} satisfies Meta<typeof FigureRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$38,420')).toBeVisible();
    await expect(canvas.getByText('gifts from 204 people')).toBeVisible();
  },
};
export const FourWithOneThatIsBad: Story = {
  args: {
    figures: [
      { value: '4,812', label: 'new people' },
      { value: '63', label: 'already members' },
      { value: '27', label: 'lines can’t be imported', tone: 'bad' },
      { value: '5', label: 'possible duplicates' },
    ],
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeSumsOnTheSmallestPhone: Story = {
  args: {
    figures: [
      { value: '$1,038,420', label: 'this year' },
      { value: '12,312', label: 'gifts from 10,204 people' },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
