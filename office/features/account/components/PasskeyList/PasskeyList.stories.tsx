import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasskeyList } from './PasskeyList.tsx';

const passkeys = [
  {
    id: 'phone',
    label: 'Safari, iPhone',
    isSynced: true,
    madeAt: '2026-10-02T18:00:00.000Z',
    lastUsedAt: '2026-10-12T19:31:00.000Z',
    isThis: true,
    isLost: false,
  },
  {
    id: 'desk',
    label: 'Chrome, Windows',
    isSynced: false,
    madeAt: '2026-10-12T19:00:00.000Z',
    lastUsedAt: null,
    isThis: false,
    isLost: false,
  },
];

const meta = {
  title: 'Office/Passkey list',
  component: PasskeyList,
  args: { passkeys, now: Date.parse('2026-10-12T20:14:00.000Z'), onRemove: fn() },
} satisfies Meta<typeof PasskeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Chrome, Windows, added / }));
    await expect(args.onRemove).toHaveBeenCalledWith(passkeys[1]);
  },
};
export const OneIsProbablyLost: Story = {
  args: { passkeys: passkeys.map((passkey) => ({ ...passkey, isLost: !passkey.isThis })) },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('This device');
    await expect(first).not.toHaveTextContent('Lost?');
    await expect(second).toHaveTextContent('Lost?');
  },
};
export const TheOnlyOneStays: Story = {
  args: { passkeys: passkeys.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Gallery: Story = { tags: ['photo'] };
