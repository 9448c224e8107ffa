import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JoinBand } from './JoinBand.tsx';

const meta = {
  title: 'Sections/Invitations/JoinBand',
  component: JoinBand,
  parameters: { layout: 'fullscreen' },
  args: {
    action: { label: 'Register', href: '/membership/register' },
    heading: 'Membership',
    text: 'If you studied at the college in Pune and live in the United States, you are already one of us. Membership only writes it down.',
    facts: [
      { label: 'Cost', value: 'Free', half: true },
      { label: 'Reviewed', value: 'By people', half: true },
      { label: 'What becomes public', value: 'Name, profile, year, program' },
    ],
  },
} satisfies Meta<typeof JoinBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Membership' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/membership/register',
    );
    await expect(canvas.getByText('By people')).toBeVisible();
  },
};
export const OnAPhoneTheButtonComesFirst: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('link', { name: 'Register' }).getBoundingClientRect();
    const words = canvas.getByText(/already one of us/).getBoundingClientRect();
    await expect(button.bottom).toBeLessThan(words.top);
  },
};
export const LongWords: Story = {
  args: {
    text: 'If you studied at the college in Pune and live in the United States, you are already one of us. Membership only writes it down: so that a classmate can find you, a chapter can invite you, and a student can ask you how you did it. '.repeat(
      3,
    ),
    action: { label: 'Register, or register again after a long absence', href: '/membership/register' },
    facts: [
      { label: 'Reviewed', value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', half: true },
      { label: 'Cost', value: 'Free', half: true },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
};
