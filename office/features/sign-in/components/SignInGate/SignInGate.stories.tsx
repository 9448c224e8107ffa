import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignInGate } from './SignInGate.tsx';

const demo = [
  { id: 'admin', name: 'Meera Kadamb', as: 'admin' },
  { id: 'reviewer', name: 'Kiran Palash', as: 'reviewer' },
  { id: 'organiser', name: 'Asha Bakul', as: 'Bay Area' },
  { id: 'treasurer', name: 'Vikram Umbar', as: 'treasurer' },
];

const meta = {
  title: 'Office/Sign-in gate',
  component: SignInGate,
  parameters: { layout: 'fullscreen' },
  args: {
    association: 'Engineering Alumni',
    lostHref: '/office/lost',
    onSignIn: fn(),
    onDemo: fn(),
  },
} satisfies Meta<typeof SignInGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with your passkey' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Cancelled: Story = {
  args: { said: { tone: 'info', words: 'The window was closed. Nothing happened.' } },
};
export const Unknown: Story = {
  args: {
    said: { tone: 'critical', words: 'We don’t recognize this passkey. It may have been removed.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We don’t recognize this passkey');
  },
};
export const ABrowserWithoutPasskeys: Story = {
  args: { knowsPasskeys: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const AtAnotherAddress: Story = {
  args: { elsewhere: 'https://alumni.example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go there' })).toHaveAttribute(
      'href',
      'https://alumni.example.org/office/sign-in',
    );
  },
};
export const WhereItCanBeTried: Story = {
  args: { demo },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Try it as')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kiran (reviewer)' }));
    await expect(args.onDemo).toHaveBeenCalledWith('reviewer');
  },
};
export const OnAPhone: Story = { args: { demo }, globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = {
  args: { demo, association: 'Engineering Alumni of the Pacific Northwest' },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'], args: { demo } };
export const GalleryDark: Story = { args: { demo }, globals: { mode: 'dark' } };
