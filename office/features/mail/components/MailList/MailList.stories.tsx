import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MailList } from './MailList.tsx';

const at = (hour: number, minute: number, day = 12) => new Date(2026, 9, day, hour, minute).toISOString();

const stuck = {
  id: 'a',
  to: 'sunita@example.org',
  subject: 'You are in the directory',
  at: at(18, 0),
  state: 'stuck',
  when: at(19, 58),
  tries: 8,
  error: '550 5.1.1 No such mailbox here',
} as const;

const meta = {
  title: 'Office/Mail list',
  component: MailList,
  args: {
    now: new Date(2026, 9, 12, 20, 10).getTime(),
    onRetry: fn(),
    onDrop: fn(),
    letters: [
      stuck,
      {
        ...stuck,
        id: 'b',
        state: 'waiting',
        tries: 1,
        when: at(20, 20),
        to: 'ravi@example.org',
        error: '451 Try later',
      },
      {
        ...stuck,
        id: 'c',
        state: 'held',
        tries: 0,
        when: at(20, 14),
        to: 'leela@example.org',
        error: '',
      },
      {
        ...stuck,
        id: 'd',
        state: 'sent',
        tries: 1,
        when: at(9, 2, 11),
        to: 'asha@example.org',
        error: '',
      },
    ],
  },
} satisfies Meta<typeof MailList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Tried 8 times, last at 7:58 PM/)).toBeVisible();
    await expect(canvas.getByText(/Tried once. Again at 8:20 PM/)).toBeVisible();
    await expect(canvas.getByText(/Sends at 8:14 PM/)).toBeVisible();
    await expect(canvas.getByText(/Sent yesterday at 9:02 AM/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Cancel/ })).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Try now: You are in the directory, to sunita@example.org' }),
    );
    await expect(args.onRetry).toHaveBeenCalledWith(stuck);
  },
};
export const OneIsTried: Story = { args: { busy: 'a' } };
export const Fifty: Story = {
  args: { letters: Array.from({ length: 50 }, (_, number) => ({ ...stuck, id: `n${number}` })) },
};
export const ALongAddressOnTheSmallestPhone: Story = {
  args: {
    letters: [{ ...stuck, to: 'venkatalakshmi.lakshminarasimhan-palash-venkataraghavan@mail.example.org' }],
  },
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftTextInside: Story = { args: { letters: [{ ...stuck, subject: 'انضم إلينا' }] } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
