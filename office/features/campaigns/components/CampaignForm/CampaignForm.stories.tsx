import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AudienceField } from '../AudienceField/AudienceField.tsx';
import { everybody } from '../samples.ts';
import { CampaignForm } from './CampaignForm.tsx';

const values = {
  subject: 'Forty-one laptops, one picnic, and a question',
  markdown:
    'Dear {first name},\n\nthree things this fortnight, none of them longer than your tea.\n\n## The laptops left\nForty-one went to Pune on Thursday.',
  fromName: 'Leela Umbar',
  replyTo: '',
};

const meta = {
  title: 'Office/Campaign form',
  component: CampaignForm,
  args: {
    values,
    onWrite: fn(),
    audience: (
      <AudienceField
        audience={everybody}
        onChange={fn()}
        chapterIds="all"
        events={[]}
        said="4,103 will get it. Left out: 612 not subscribed, 31 unreachable, 9 twice."
      />
    ),
    onCheck: fn(),
    onTest: fn(),
    onDrop: fn(),
    said: 'Draft saved 8:11 PM, not sent',
  },
} satisfies Meta<typeof CampaignForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Subject'), '?');
    await expect(args.onWrite).toHaveBeenCalledWith('subject', `${values.subject}?`);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a test' }));
    await expect(args.onTest).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Check the campaign' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Begun: Story = {
  args: { values: { subject: '', markdown: '', fromName: '', replyTo: '' }, said: undefined },
};
export const Wrong: Story = {
  args: {
    values: { ...values, replyTo: 'leela' },
    errors: { replyTo: 'This is not an email address. Leave it empty to use the association’s.' },
    said: 'Not saved yet. It stays in this tab.',
  },
};
export const WithoutAConnection: Story = { args: { unavailableBecause: 'why' } };
export const Gallery: Story = { tags: ['photo'] };
