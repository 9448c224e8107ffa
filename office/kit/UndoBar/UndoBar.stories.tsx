import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow } from '../../features/review/components/samples.ts';
import { UndoBar } from './UndoBar.tsx';

const leavesAt = new Date(sampleNow + 252_000).toISOString();

const meta = {
  title: 'Office/Undo bar',
  component: UndoBar,
  args: {
    words: 'Sunita Bakul is approved and in the directory.',
    at: sampleNow - 48_000,
    leavesAt,
    onUndo: fn(),
    onSendNow: fn(),
    now: sampleNow,
  },
} satisfies Meta<typeof UndoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhileTheEmailIsHeld: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Sunita Bakul is approved and in the directory. The email sends at 8:\d\d PM\.$/,
    );
    await expect(canvas.getByText(/^You can undo this, email included, until 8:\d\d PM\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    await expect(args.onSendNow).toHaveBeenCalledOnce();
  },
};
export const TheLastSeconds: Story = { args: { now: sampleNow + 240_000 } };
export const TheEmailHasLeft: Story = {
  args: { now: sampleNow + 300_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The email was sent\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send now' })).toBeNull();
  },
};
export const WithoutAnEmail: Story = {
  args: { words: 'The message “Which batch reunion is in Pune?” is archived.', leavesAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/You can undo/)).toBeNull();
  },
};
export const WhileMailIsNotSetUp: Story = {
  args: { isMailSetUp: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /The email waits in the outbox; email is not set up\.$/,
    );
    await expect(canvas.queryByText(/You can undo/)).toBeNull();
  },
};
export const ManyEmailsAfterWhichNothingIsUndone: Story = {
  args: { words: '“Garba night” is canceled.', emails: 212, isFinal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/212 emails send at/);
    await expect(canvas.getByText(/After that, it cannot be undone\.$/)).toBeVisible();
  },
};
export const OneEmailADay: Story = {
  args: { leavesAt: new Date(sampleNow + 86_340_000).toISOString(), onSendNow: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /sends tomorrow at 8:\d\d PM, because this address already got an email today\.$/,
    );
    await expect(
      canvas.getByText(/email included, until tomorrow at 8:\d\d PM\. “Send now” sends it today/),
    ).toBeVisible();
  },
};
export const BeingTakenBack: Story = { args: { busy: true } };
export const ByTheClock: Story = {
  render: ({ now: _, ...args }) => (
    <UndoBar {...args} at={Date.now()} leavesAt={new Date(Date.now() + 299_000).toISOString()} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can undo this, email included, until /)).toBeVisible();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
