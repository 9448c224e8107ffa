import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Office/Confirm dialog',
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    open: true,
    title: 'Take Kiran Umbar out?',
    children: 'Passkeys, codes and sessions end at once. This cannot be undone.',
    doLabel: 'Take Kiran out',
    onDo: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/* The dialog is loaded when it opens: axe and the screenshots wait for it. */
const isThere: Story['play'] = async () => void (await screen.findByRole('dialog'));

export const Open: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Take Kiran Umbar out?' });
    await userEvent.click(screen.getByRole('button', { name: 'Take Kiran out' }));
    await expect(args.onDo).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { open: false } };
export const OnTheSmallestPhone: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: isThere,
};
export const Gallery: Story = { tags: ['photo'], play: isThere };
