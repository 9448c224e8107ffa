import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionList } from './SessionList.tsx';

const sessions = [
  {
    id: 'here',
    label: 'Chrome, Windows',
    since: '2026-10-12T19:31:00.000Z',
    seenAt: '2026-10-12T20:13:30.000Z',
    isThis: true,
  },
  {
    id: 'there',
    label: 'Firefox, Linux',
    since: '2026-10-12T12:00:00.000Z',
    seenAt: '2026-10-12T17:40:00.000Z',
    isThis: false,
  },
];

const meta = {
  title: 'Office/Session list',
  component: SessionList,
  args: { sessions, now: Date.parse('2026-10-12T20:14:00.000Z'), onEnd: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End Firefox, Linux' }));
    await expect(args.onEnd).toHaveBeenCalledWith(sessions[1]);
  },
};
export const OnlyHere: Story = {
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Gallery: Story = { tags: ['photo'] };
