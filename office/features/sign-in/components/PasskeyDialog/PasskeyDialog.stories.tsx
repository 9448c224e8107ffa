import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PasskeyDialog, passkeyReasons } from './PasskeyDialog.tsx';

const meta = {
  title: 'Office/Passkey dialog',
  component: PasskeyDialog,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  argTypes: { reason: { control: 'select', options: passkeyReasons } },
  args: {
    reason: 'fresh',
    doing: 'End the session in Firefox, Linux',
    onUse: fn(),
    onLater: fn(),
  },
} satisfies Meta<typeof PasskeyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/* The dialog is loaded when it opens: axe and the screenshots wait for it. */
const isThere: Story['play'] = async () => void (await screen.findByRole('dialog'));

export const OnceMore: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'This needs your passkey again' });
    const use = screen.getByRole('button', { name: 'Use my passkey' });
    await waitFor(() => expect(use).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};
export const SignedOut: Story = { args: { reason: 'signed-out', doing: 'Save your name' }, play: isThere };
export const Busy: Story = { args: { busy: true }, play: isThere };
export const Cancelled: Story = {
  args: { trouble: 'The window was closed. Nothing happened.' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The window was closed.');
  },
};
export const NothingAsked: Story = { args: { reason: undefined } };
export const ALongDeed: Story = {
  args: { doing: 'Invite Asha Lakshminarasimhan Palash as organizer of the Pacific Northwest' },
  globals: { viewport: { value: 'smallest' } },
  play: isThere,
};
export const Gallery: Story = { tags: ['photo'], play: isThere };
