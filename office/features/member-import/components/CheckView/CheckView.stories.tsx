import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleCheck } from '../samples.ts';
import { CheckView } from './CheckView.tsx';

const meta = {
  title: 'Office/Member import, check',
  component: CheckView,
  args: {
    check: sampleCheck,
    duplicates: 'leave',
    onDuplicates: fn(),
    onLines: fn(),
    onBring: fn(),
    onBack: fn(),
  },
  render: (args) => (
    <Stack space={24}>
      <CheckView {...args} />
    </Stack>
  ),
} satisfies Meta<typeof CheckView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeCannotComeIn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download all 27 as a file' }));
    await expect(args.onLines).toHaveBeenLastCalledWith('rejected');
    await expect(canvas.getByText('152 rows:').closest('li')).toHaveTextContent(/Newsletter not readable/);
    await userEvent.click(canvas.getByRole('button', { name: 'Download 153 lines with a note' }));
    await expect(args.onLines).toHaveBeenLastCalledWith('noted');
    await userEvent.click(canvas.getByRole('radio', { name: 'Fill empty fields' }));
    await expect(args.onDuplicates).toHaveBeenCalledWith('fill');
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4,812 people' }));
    await expect(args.onBring).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/no one is subscribed/)).toBeVisible();
  },
};
export const WhoIsHereIsChanged: Story = {
  args: { duplicates: 'take' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import 4,812 people, change up to 63' })).toBeVisible();
  },
};
export const EveryLineComesIn: Story = {
  args: {
    check: {
      fresh: 211,
      here: 0,
      rejected: 0,
      noted: 0,
      alike: 0,
      groups: [],
      problems: [],
      newsletter: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every row can be imported.')).toBeVisible();
  },
};
export const NothingComesIn: Story = {
  args: { check: { ...sampleCheck, fresh: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull();
    await expect(canvas.getByText('Nothing in this file can be imported.')).toBeVisible();
  },
};
export const ComingIn: Story = { args: { busy: true } };
export const Gallery: Story = { tags: ['photo'] };
