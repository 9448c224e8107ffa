import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmailWordsForm } from './EmailWordsForm.tsx';

const meta = {
  title: 'Office/Email words form',
  component: EmailWordsForm,
  args: {
    sample: {
      to: 'sunita@example.org',
      subject: 'Your membership is approved',
      body: 'Dear Sunita Bakul,\n\nyour membership request was read and approved.\n\nYour reference: M-7K2Q-9XPD',
    },
    paragraph: 'Come to the picnic on October 16.\n\nBring a chair.',
    signature: 'The volunteers of the engineering alumni',
    postalAddress: 'P.O. Box 1855\nEvanston, IL 60201',
    onWrite: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof EmailWordsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAParagraph: Story = {
  play: async ({ args, canvas }) => {
    const message = canvas.getByRole('article', { name: 'The email as it will arrive' });
    await expect(message).toHaveTextContent(
      /M-7K2Q-9XPDCome to the picnic on October 16\.Bring a chair\.The volunteers of the engineering alumniP\.O\. Box 1855/,
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your paragraph' }), '!');
    await expect(args.onWrite).toHaveBeenCalledWith('Come to the picnic on October 16.\n\nBring a chair.!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { paragraph: '', signature: '', postalAddress: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your paragraph appears here.')).toBeVisible();
  },
};
export const NotShownAsCode: Story = {
  args: { paragraph: '<b>Bring {name}</b>' },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('article', { name: 'The email as it will arrive' });
    await expect(message).toHaveTextContent('<b>Bring {name}</b>');
  },
};
export const TooLong: Story = { args: { error: 'Please use at most 2000 characters' } };
export const SomebodyElseSaved: Story = {
  args: { theirs: 'Come to the garba night.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await expect(args.onWrite).toHaveBeenCalledWith('Come to the garba night.');
  },
};
export const IsSaved: Story = { args: { busy: true, said: 'Draft saved 8:11 PM, not in use' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
