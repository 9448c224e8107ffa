import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'Fields/CheckboxField',
  component: CheckboxField,
  args: { label: 'Keep what I typed on this device for seven days', name: 'keep' },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const No: Story = {
  parameters: { announces: [{ role: 'checkbox', name: 'Keep what I typed on this device for seven days' }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/Keep what I typed/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const Invalid: Story = {
  parameters: {
    announces: [
      {
        role: 'checkbox',
        name: 'Keep what I typed on this device for seven days',
        description: 'Nobody reads them. We did. You have to agree before it can be sent.',
      },
    ],
  },
  args: { error: 'You have to agree before it can be sent.', hint: 'Nobody reads them. We did.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Nobody reads them. We did. You have to agree before it can be sent.',
    );
  },
};
const states = (
  <Stack space={8}>
    <CheckboxField label="No" name="a" />
    <CheckboxField label="Yes" name="b" defaultChecked />
    <CheckboxField label="With a hint" name="c" hint="Otherwise this tab keeps it until you send it." />
    <CheckboxField label="Invalid" name="d" error="You have to agree before it can be sent." />
  </Stack>
);
export const Gallery: Story = { tags: ['photo'], render: () => states };

export const DoAskForAYes: Story = {
  tags: ['!dev'],
  args: { label: 'Send me the newsletter', name: 'news' },
};
export const DontAskForANo: Story = {
  tags: ['!dev'],
  args: { label: 'Do not send me the newsletter', name: 'news' },
};
