import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { sampleMailHtml, sampleMailText } from '../samples.ts';
import { EmailPreview } from './EmailPreview.tsx';

const meta = {
  title: 'Office/Email preview',
  component: EmailPreview,
  args: {
    subject: 'Forty-one laptops, one picnic, and a question',
    from: 'Leela Umbar, Engineering Alumni',
    mail: { html: sampleMailHtml, text: sampleMailText },
  },
} satisfies Meta<typeof EmailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsWideAsAMailbox: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('The email, 600 wide');
    await waitFor(() =>
      expect(frame.contentDocument?.querySelector('h2')).toHaveTextContent('The laptops left'),
    );
    const heading = frame.contentDocument?.querySelector('h2');
    await expect(heading && getComputedStyle(heading).fontSize).toBe('22px');
    await expect(frame.contentWindow?.innerWidth).toBe(600);
    await userEvent.click(canvas.getByLabelText('Phone, 390'));
    await waitFor(() => expect(frame.contentWindow?.innerWidth).toBe(390));
  },
};
export const AsPlainText: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Plain text'));
    await expect(canvas.getByText(/^Dear Meera,/)).toHaveTextContent('17 stay with the library');
  },
};
export const OneMoment: Story = { args: { mail: undefined } };
export const WithoutASubject: Story = { args: { subject: '' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
