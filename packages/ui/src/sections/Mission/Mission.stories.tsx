import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mission } from './Mission.tsx';

const heading =
  'We keep five thousand engineers within reach of one another, and of the college that taught them.';
const text =
  'Most of us arrived with two suitcases and one phone number. The association is the second phone number. It finds you a chapter when you land, a mentor when you change fields, a colleague when you hire, and a way to pay back the bench you sat on. Nobody is paid, and joining is free.';

const meta = {
  title: 'Sections/What we stand for/Mission',
  component: Mission,
  parameters: { layout: 'fullscreen' },
  args: { heading, text },
} satisfies Meta<typeof Mission>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: `Our mission: ${heading}` })).toBeVisible();
    await fits();
  },
};
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: fits };
export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    heading: 'We keep the Donaudampfschifffahrtselektrizitätengesellschaft within reach.',
    text: `${text} `.repeat(4),
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
