import { Button, Heading, Text } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaneInset, Panes } from './Panes.tsx';

const meta = {
  title: 'Office/Panes',
  component: Panes,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'The queue',
    list: <Text>Sunita Bakul, Ravi Umbar, Lakshmi Narasimhan Shirish</Text>,
    detail: (
      <>
        <Heading level={2}>Sunita Bakul</Heading>
        <Button>Approve</Button>
      </>
    ),
    placeholder: <Text>Nothing is open.</Text>,
  },
} satisfies Meta<typeof Panes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The queue' })).toBeVisible();
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};
export const AnEmptyList: Story = {
  args: {
    list: (
      <PaneInset>
        <Text>You’re all caught up.</Text>
      </PaneInset>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re all caught up.')).toBeVisible();
  },
};
export const NothingIsOpen: Story = {
  render: ({ detail: _, ...args }) => <Panes {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is open.')).toBeVisible();
  },
};
export const OnAPhoneOneAtATime: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};
export const OnTheSmallestPhoneTheList: Story = {
  ...NothingIsOpen,
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toBeVisible();
    await expect(canvas.getByText('Nothing is open.')).not.toBeVisible();
  },
};
export const Gallery: Story = { tags: ['photo'] };
