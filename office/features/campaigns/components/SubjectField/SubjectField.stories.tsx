import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SubjectField, type SubjectFieldProps } from './SubjectField.tsx';

function Writing({ value: first, ...rest }: SubjectFieldProps) {
  const [value, setValue] = useState(first);
  return <SubjectField {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Office/Subject field',
  component: SubjectField,
  args: { id: 'subject', value: 'Forty-one laptops, one picnic, and a question', onChange: () => undefined },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof SubjectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45 of 60 characters')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Subject'), ' for everybody who has one');
    await expect(canvas.getByText('mailboxes cut it')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The subject is longer than mailboxes show.');
  },
};
export const Missing: Story = { args: { value: '', error: 'Give it a subject.' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const RightToLeftText: Story = { args: { value: 'انضم إلينا' } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
