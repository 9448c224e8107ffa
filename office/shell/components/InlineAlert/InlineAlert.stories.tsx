import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { onField } from '@banyan/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeOff } from 'lucide';
import { expect } from 'storybook/test';
import { InlineAlert, stripTones } from './InlineAlert.tsx';

const meta = {
  title: 'Office/Inline alert',
  component: InlineAlert,
  args: { children: 'Demo: anyone on this computer can sign in.' },
  argTypes: { tone: { control: 'select', options: stripTones } },
} satisfies Meta<typeof InlineAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Your name is saved.' } };
export const Warning: Story = {
  args: { tone: 'warning', children: 'You are the only admin. Invite a second one.' },
};
export const AppearsAfterAnAct: Story = {
  args: { tone: 'critical', live: true, children: 'This passkey We don’t recognize this passkey.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This passkey We don’t recognize this passkey.',
    );
  },
};
export const WithAnAction: Story = {
  args: {
    children: 'You will be signed out at 9:14 PM.',
    action: (
      <Button variant="quiet" size="small">
        Stay
      </Button>
    ),
  },
};
export const WithASignOfItsOwn: Story = {
  args: { icon: EyeOff, children: 'Email and phone are hidden. We log who views it.' },
};
export const OnTheSmallestPhone: Story = {
  ...WithAnAction,
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = { args: { children: 'انضم إلينا في سبعة فروع' } };
export const Gallery: Story = {
  tags: ['photo'],
  render: (args) => (
    <Stack space={16}>
      {stripTones.map((tone) => (
        <InlineAlert key={tone} {...args} tone={tone} />
      ))}
      <div className={onField}>
        <InlineAlert {...args} tone="critical" />
      </div>
    </Stack>
  ),
};
export const GalleryDark: Story = { ...Gallery, tags: [], globals: { mode: 'dark' } };
