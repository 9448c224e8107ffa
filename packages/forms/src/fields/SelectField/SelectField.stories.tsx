import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const options = ['Civil', 'Computer-Engineering', 'E&TC', 'Other'].map((code) => ({
  value: code,
  label: code,
}));

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: { label: 'COEP program', name: 'Dept', placeholder: 'Choose a program', options },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'COEP program' });
    await expect(select).toHaveValue('');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'E&TC');
    await expect(select).toHaveValue('E&TC');
  },
};
export const Invalid: Story = {
  parameters: {
    announces: [{ role: 'combobox', name: 'COEP program', description: 'COEP program is required.' }],
  },
  args: { error: 'COEP program is required.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('COEP program is required.');
  },
};
export const LongOptionOnTheSmallestPhone: Story = {
  args: {
    options: [{ value: 'a', label: 'Electronics, Telecommunication and the Interconnection of Instruments' }],
    defaultValue: 'a',
  },
  globals: { viewport: { value: 'smallest' } },
};
const states = (
  <Stack space={24}>
    <SelectField label="Empty" name="a" placeholder="Choose a program" options={options} />
    <SelectField
      label="Chosen"
      name="b"
      placeholder="Choose a program"
      options={options}
      defaultValue="Civil"
    />
    <SelectField
      label="Invalid"
      name="c"
      placeholder="Choose a program"
      options={options}
      error="COEP program is required."
    />
  </Stack>
);
export const Gallery: Story = { tags: ['photo'], render: () => states };

const optionsOf = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
export const DoListWhatNobodyRemembers: Story = {
  tags: ['!dev'],
  args: {
    label: 'State',
    placeholder: 'Choose a state',
    options: optionsOf(['Arizona', 'California', 'Georgia', 'Illinois', 'Ohio', 'Texas', 'Washington']),
  },
};
export const DontHideTwoAnswers: Story = {
  tags: ['!dev'],
  args: { label: 'Newsletter', placeholder: 'Choose an answer', options: optionsOf(['Yes', 'No']) },
};
