import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMember } from '../samples.ts';
import { FactsForm } from './FactsForm.tsx';
import { valuesOfFacts } from './facts.ts';

const values = valuesOfFacts(sampleMember.facts);

const meta = {
  title: 'Office/Facts form',
  component: FactsForm,
  args: { values, onWrite: fn(), errors: {}, onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof FactsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^City/), '!');
    await expect(args.onWrite).toHaveBeenCalledWith('city', 'Fremont!');
    await userEvent.click(canvas.getByLabelText(/^Would mentor/));
    await expect(args.onWrite).toHaveBeenLastCalledWith('mentorship', '');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const AnotherProgram: Story = {
  args: { values: { ...values, dept: 'Other', deptOther: 'Sugar Technology' } },
};
export const Invalid: Story = {
  args: {
    values: { ...values, firstName: '', year: '19987' },
    errors: { firstName: 'Enter a name.', year: 'The year is between 1855 and 2026.' },
  },
};
export const BeingSaved: Story = { args: { busy: true } };
export const WithoutAConnection: Story = {
  args: { unavailableBecause: 'why' },
  render: (args) => (
    <>
      <p id="why">You’re offline.</p>
      <FactsForm {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const RightToLeftTextOnTheSmallestPhone: Story = {
  args: { values: { ...values, firstName: 'كيران', city: 'حيدر آباد' } },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
