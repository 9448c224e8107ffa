import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleEmail, sampleMailNow } from '../samples.ts';
import { EmailView } from './EmailView.tsx';

const meta = {
  title: 'Office/Email view',
  component: EmailView,
  parameters: { docs: { isFramed: true } },
  args: { email: sampleEmail, now: sampleMailNow, onRetry: fn(), onDrop: fn() },
} satisfies Meta<typeof EmailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retrying: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('Our mail server did not answer. We try again in 5 minutes.'),
    ).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'The email as it will arrive' })).toHaveTextContent(
      /Here is the link to your page:/,
    );
    await expect(canvas.getByText('volunteers@example.org')).toBeVisible();
    const tries = within(canvas.getByRole('region', { name: 'History' })).getAllByRole('listitem');
    await expect(tries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Written\./),
      expect.stringMatching(/^Our mail server did not answer\./),
      expect.stringMatching(/^Our mail server did not accept our name and password\./),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Try now: / }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const scheduled = { ...sampleEmail, state: 'held', tries: 0, error: '', failures: [] } as const;

export const Scheduled: Story = {
  args: { email: { ...scheduled, when: new Date(sampleMailNow + 60_000).toISOString() } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/“Send now” sends it right away; after that it can’t be undone\./),
    ).toBeVisible();
  },
};
export const ScheduledForTheNextDay: Story = {
  args: { email: { ...scheduled, when: new Date(sampleMailNow + 86_000_000).toISOString() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/because this address already got an email today\.$/)).toBeVisible();
    await expect(canvas.getByText(/does not wait for that: it sends the email today\./)).toBeVisible();
  },
};
export const Sent: Story = {
  args: { email: { ...sampleEmail, state: 'sent', error: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'The email as it was sent' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Gallery: Story = { tags: ['photo'] };
