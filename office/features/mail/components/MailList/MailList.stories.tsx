import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionResult } from '../../../../shell/components/ActionResult/ActionResult.tsx';
import { MailList } from './MailList.tsx';

const at = (hour: number, minute: number, day = 12) => new Date(2026, 9, day, hour, minute).toISOString();

const stuck = {
  id: 'a',
  to: 'sunita@example.org',
  subject: 'You are in the directory',
  at: at(18, 0),
  state: 'retrying',
  when: at(20, 15),
  tries: 8,
  error: 'ESOCKET',
} as const;

const meta = {
  title: 'Office/Mail list',
  component: MailList,
  args: {
    now: new Date(2026, 9, 12, 20, 10).getTime(),
    hrefOf: ({ id }) => `#${id}`,
    onRetry: fn(),
    onDrop: fn(),
    emails: [
      stuck,
      {
        ...stuck,
        id: 'b',
        tries: 1,
        state: 'stuck',
        to: 'ravi@example.org',
        error: 'unreachable',
      },
      {
        ...stuck,
        id: 'c',
        state: 'held',
        tries: 0,
        at: at(20, 9),
        when: at(20, 14),
        to: 'leela@example.org',
        error: '',
      },
      { ...stuck, id: 'e', state: 'waiting', tries: 0, when: at(20, 10), to: 'tara@example.org', error: '' },
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
    await expect(
      canvas.getByText(/Our mail server did not answer\. We try again in 5 minutes\./),
    ).toBeVisible();
    await expect(canvas.getByText('Tried 8 times.')).toBeVisible();
    await expect(canvas.getByText(/rejected two campaigns\. We don’t try again\./)).toBeVisible();
    await expect(canvas.getByText(/Sends at 8:14 PM/)).toBeVisible();
    await expect(canvas.getByText(/Sent yesterday at 9:02 AM/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Cancel/ })).toHaveLength(3);
    await expect(canvas.getByText(/Waiting/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Send now: You are in the directory, to leela@example.org' }),
    );
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: 'c' }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Try now: You are in the directory, to sunita@example.org' }),
    );
    await expect(args.onRetry).toHaveBeenCalledWith(stuck);
  },
};
export const OneWasTried: Story = {
  args: { about: 'a', result: <ActionResult words="It sends with the next batch." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It sends with the next batch.')).toBeVisible();
  },
};
export const OneIsTried: Story = { args: { about: 'a', busy: true } };
export const Fifty: Story = {
  args: { emails: Array.from({ length: 50 }, (_, number) => ({ ...stuck, id: `n${number}` })) },
};
export const ALongAddressOnTheSmallestPhone: Story = {
  args: {
    emails: [{ ...stuck, to: 'venkatalakshmi.lakshminarasimhan-palash-venkataraghavan@mail.example.org' }],
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
