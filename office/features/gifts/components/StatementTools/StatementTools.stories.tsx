import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow } from '../samples.ts';
import { StatementTools } from './StatementTools.tsx';

const nobody = { none: 0, held: 0, waiting: 0, sent: 0, failed: 0, unreachable: 0 };

const meta = {
  title: 'Office/Statement tools',
  component: StatementTools,
  args: {
    year: 2025,
    isOver: true,
    emails: { ...nobody, none: 269 },
    unmailed: 19,
    heldUntil: null,
    onMail: fn(),
    onTakeBack: fn(),
    printHref: '#print',
    onFile: fn(),
    now: sampleNow,
  },
} satisfies Meta<typeof StatementTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyIsWrittenToYet: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^269 statements go out by email, 19 to print\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Email to 269' }));
    await expect(args.onMail).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }));
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Print 19' })).toHaveAttribute('href', '#print');
  },
};
export const Held: Story = {
  args: {
    emails: { ...nobody, held: 269 },
    heldUntil: new Date(sampleNow + 600_000).toISOString(),
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('269 emails are scheduled. You can withdraw them until 8:24 PM.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw them' }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Email/ })).toBeNull();
  },
};
export const OneCouldNotBeSent: Story = {
  args: { emails: { ...nobody, sent: 266, waiting: 2, failed: 1 }, unmailed: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/266 emails sent, 2 send soon, 1 could not be sent\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Email to 1' })).toBeVisible();
  },
};
export const TheYearIsNotOver: Story = { args: { isOver: false } };
export const IsMailed: Story = { args: { busy: 'mail' } };
export const NoConnection: Story = { args: { unavailableBecause: 'why' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { args: Held.args, globals: { mode: 'dark' } };
