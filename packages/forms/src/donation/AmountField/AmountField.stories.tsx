import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AmountField } from './AmountField.tsx';

function Typed({ value: first, ...rest }: ComponentProps<typeof AmountField>) {
  const [value, setValue] = useState(first);
  return <AmountField {...rest} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
}

const meta = {
  title: 'Forms/AmountField',
  component: AmountField,
  args: {
    label: 'Amount in USD',
    name: 'amount',
    hint: 'Whole dollars, from $1. Your gift is tax-deductible.',
    value: '25',
    onChange: () => undefined,
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  args: { value: '100' },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Amount in USD' });
    await step('a quick amount is put into the field', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '$250' }));
      await expect(box).toHaveValue(250);
    });
    await step('an amount that is typed chooses its quick amount, or none', async () => {
      await userEvent.clear(box);
      await userEvent.type(box, '50');
      await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
      await userEvent.type(box, '3');
      for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    });
    await step('it tells what it takes', async () => {
      await expect(box).toHaveAttribute('min', '1');
      await expect(box).toHaveAttribute('step', '1');
    });
    await userEvent.click(canvas.getByRole('radio', { name: '$100' }));
  },
};
export const PastedWithItsSign: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: '' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Amount in USD' });
    await userEvent.click(box);
    await userEvent.paste('\u00a0$1,000.00 ');
    await expect(box).toHaveValue(1000);
  },
};
export const Invalid: Story = {
  tags: ['photo'],
  args: { value: '0', error: 'The smallest gift we can take here is $1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeInvalid();
  },
};
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '0');
    await expect(canvas.getByRole('spinbutton')).toHaveValue(25);
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeDisabled();
  },
};
export const ALargeSumOnTheSmallestPhone: Story = {
  args: { value: '50000' },
  globals: { viewport: { value: 'smallest' } },
};
