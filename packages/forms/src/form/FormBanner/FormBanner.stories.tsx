import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormBanner } from './FormBanner.tsx';

const meta = {
  title: 'Forms/FormBanner',
  component: FormBanner,
  args: {
    banner: {
      heading: 'An error occurred. Please try again.',
      detail: 'The server could not be reached. Check your connection and try again.',
    },
  },
} satisfies Meta<typeof FormBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^An error occurred/);
  },
};
export const TheServersOwnWords: Story = {
  args: { banner: { heading: 'The secretary is at lunch until Monday.' } },
};
export const NothingToSay: Story = {
  args: { banner: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
