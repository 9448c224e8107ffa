import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { GivingAreas, type GivingAreasProps } from './GivingAreas.tsx';

const meta = {
  title: 'Sections/Giving/GivingAreas',
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
/** Page that keeps the chosen area in its state. */
function Choosing(args: GivingAreasProps) {
  const [chosen, setChosen] = useState<string>();
  return <GivingAreas {...args} chosen={chosen} onChoose={setChosen} />;
}
export const OneIsPressed: Story = {
  tags: ['photo'],
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, step }) => {
    const laptops = canvas.getByRole('button', { name: 'Student Laptops' });
    await step('by key: it is the one', async () => {
      laptops.focus();
      await userEvent.keyboard('{Enter}');
      await expect(laptops).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
    });
    await step('another takes its place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Student Housing' }));
      await expect(laptops).toHaveAttribute('aria-pressed', 'false');
    });
    await step('and is given up again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Student Housing' }));
      await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    });
  },
};
export const LongNamesOnTheSmallestPhone: Story = {
  args: {
    chosen: 'Entrepreneurship, electrotechnics and interconnection programs',
    areas: ['Student Scholarships', 'Entrepreneurship, electrotechnics and interconnection programs'],
  },
  globals: { viewport: { value: 'smallest' } },
};
