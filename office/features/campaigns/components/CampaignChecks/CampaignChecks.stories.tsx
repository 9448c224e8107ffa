import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CampaignChecks } from './CampaignChecks.tsx';

const meta = {
  title: 'Office/Campaign checks',
  component: CampaignChecks,
  args: {
    checks: [
      {
        id: 'test',
        state: 'good',
        name: 'You read it in your own inbox',
        fact: 'Sent to meera.kadamb@example.org at 8:14 PM',
      },
      {
        id: 'words',
        state: 'good',
        name: 'It has a subject and text',
        fact: '44 characters, 2 minutes to read',
      },
      {
        id: 'links',
        state: 'open',
        name: '1 of 3 links does not answer',
        fact: 'example.org/events/coyote-point says 404',
        action: (
          <Button variant="line" size="small">
            Fix link
          </Button>
        ),
      },
      {
        id: 'address',
        state: 'good',
        name: 'It has your postal address',
        fact: '100 Example Street, Naperville, IL 60540',
      },
      {
        id: 'mail',
        state: 'unknown',
        name: 'We could not check who may send in your name',
        fact: 'example.org',
      },
    ],
  },
} satisfies Meta<typeof CampaignChecks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Five checks' })).toBeVisible();
    await expect(canvas.getByText('3 are good')).toBeVisible();
    await expect(canvas.getAllByText('Good')).toHaveLength(3);
  },
};
export const AllAreGood: Story = {
  args: { checks: meta.args.checks.map(({ id, name }) => ({ id, name, state: 'good' as const })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('all are good')).toBeVisible();
  },
};
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
