import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NameRow } from './NameRow.tsx';
import { PersonField, personQuestions } from './PersonField.tsx';

const meta = {
  title: 'Fields/PersonField',
  component: PersonField,
  subcomponents: { NameRow },
  args: { asks: 'email', name: 'email' },
  argTypes: { asks: { control: 'select', options: personQuestions } },
} satisfies Meta<typeof PersonField>;
export default meta;
type Story = StoryObj<typeof meta>;

const gallery = (
  <Stack space={24}>
    {personQuestions.map((asks) => (
      <PersonField key={asks} asks={asks} name={asks} />
    ))}
  </Stack>
);

export const Gallery: Story = { tags: ['photo'], render: () => gallery };

export const ABrowserMayFillItIn: Story = {
  parameters: { announces: [{ role: 'textbox', name: 'Email' }] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('inputmode', 'email');
  },
};

export const InOtherWordsAndInvalid: Story = {
  parameters: { announces: [{ role: 'textbox', name: 'Your name', description: 'Your name is required' }] },
  args: { asks: 'name', name: 'poster', label: 'Your name', error: 'Your name is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your name' });
    await expect(field).toHaveAttribute('autocomplete', 'name');
    await expect(field).toHaveAccessibleDescription('Your name is required');
  },
};

export const BothNames: Story = {
  render: () => <NameRow first={{ name: 'firstName' }} last={{ name: 'lastName' }} readOnly />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveAttribute(
      'autocomplete',
      'family-name',
    );
  },
};

export const DoSayWhatItIsFor: Story = {
  tags: ['!dev'],
  args: { asks: 'phone', name: 'phone', hint: 'Only for the driver, on the day of the trip.' },
};
export const DontAskWithoutAReason: Story = { tags: ['!dev'], args: { asks: 'phone', name: 'phone' } };
