import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GivingAreas } from './GivingAreas.tsx';

const meta = {
  title: 'Sections/GivingAreas',
  component: GivingAreas,
  args: {
    heading: 'Seven ways down to the ground',
    areas: [
      'Student Scholarships',
      'Student Laptops',
      'Student Housing',
      'Centers of Excellence',
      'Entrepreneurship Programs',
      'Awards & Recognition',
      'Faculty Development',
    ],
    note: 'Every gift is tax-deductible: the association is a 501(c)(3) nonprofit.',
  },
  decorators: [
    (Story) => (
      <>
        <h1>Donate</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof GivingAreas>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  args: { chosen: 'Student Laptops' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('(chosen)').parentElement).toHaveTextContent('Student Laptops (chosen)');
  },
};
export const NoneIsNamed: Story = {
  args: { chosen: 'The boat club' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('(chosen)')).toBeNull();
  },
};
export const LongNamesOnTheSmallestPhone: Story = {
  args: {
    chosen: 'Entrepreneurship, electrotechnics and interconnection programs',
    areas: ['Student Scholarships', 'Entrepreneurship, electrotechnics and interconnection programs'],
  },
  globals: { viewport: { value: 'smallest' } },
};
