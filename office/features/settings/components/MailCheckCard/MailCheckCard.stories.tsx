import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MailCheckCard } from './MailCheckCard.tsx';

const found = {
  isSetUp: true,
  domain: 'example.org',
  spf: 'found',
  dkim: 'found',
  dmarc: 'found',
  at: new Date(2026, 9, 12, 20, 14).toISOString(),
} as const;

const meta = {
  title: 'Office/Mail check card',
  component: MailCheckCard,
  args: { check: found, onCheck: fn(), onSendMeOne: fn() },
} satisfies Meta<typeof MailCheckCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllIsThere: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Checked Oct 12, 2026, 8:14 PM')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a test' }));
    await expect(args.onSendMeOne).toHaveBeenCalledOnce();
  },
};
export const OneIsMissing: Story = {
  args: { check: { ...found, dkim: 'none' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Ask the person who manages example.org to add what is missing/),
    ).toBeVisible();
  },
};
export const NobodyHasLooked: Story = { args: { check: undefined } };
export const WithoutAMailServer: Story = { args: { check: { ...found, isSetUp: false, spf: 'unknown' } } };
export const Gallery: Story = { tags: ['photo'] };
