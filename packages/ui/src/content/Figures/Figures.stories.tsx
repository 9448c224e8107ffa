import type { Meta, StoryObj } from '@storybook/react-vite';
import { Figures } from './Figures.tsx';

const meta = {
  title: 'Content/Words/Figures',
  component: Figures,
  args: {
    figures: [
      { value: '170+', label: 'years since the college opened in Pune' },
      { value: '2003', label: 'the association is founded' },
      { value: '5,000+', label: 'members, in seven chapters' },
    ],
  },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
export const LongWords: Story = {
  args: {
    figures: [
      { value: '170+', label: 'years since the college opened in Pune' },
      { value: '2003', label: 'the association is founded' },
      { value: '1,250,000', label: 'hours of interconnection between departments and their laboratories' },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
};
