import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleEmail } from '../samples.ts';
import { EmailSheet } from './EmailSheet.tsx';

const meta = {
  title: 'Office/Email sheet',
  component: EmailSheet,
  args: {
    email: sampleEmail,
    to: 'Sunita Bakul',
    reason:
      'We could not find a Sunita Bakul in the Civil list of 1987.\n\nReply to this email and we will look again.',
  },
} satisfies Meta<typeof EmailSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAReason: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dear Sunita,')).toBeVisible();
    await expect(canvas.getByText('Reply to this email and we will look again.')).toBeVisible();
  },
};
export const BeforeAReasonIsWritten: Story = {
  args: { reason: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your reason appears here.')).toBeVisible();
  },
};
export const WithoutOne: Story = { args: { reason: undefined } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const RightToLeftTextInside: Story = { args: { reason: 'لم نجد هذا الاسم في القائمة' } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
