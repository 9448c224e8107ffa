import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleCheck } from '../samples.ts';
import { ProblemGroups } from './ProblemGroups.tsx';

const meta = {
  title: 'Office/Member import, groups of problems',
  component: ProblemGroups,
  args: { groups: sampleCheck.groups },
} satisfies Meta<typeof ProblemGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const [first, , , newsletter] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('14 rows: The email is not valid');
    await expect(newsletter).toHaveTextContent(
      '152 rows: Newsletter not readable, read as no First on line 9',
      { normalizeWhitespace: true },
    );
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
