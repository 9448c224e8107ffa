import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Sections/Heads of pages/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    description:
      'The association connects engineers who studied in Pune and now live in the United States: with each other, with good work, and with the college that taught them.',
    action: { href: '/membership' },
    note: 'Joining is free.',
    figures: [
      { value: '170+', label: 'years since the college opened in Pune' },
      { value: '2003', label: 'the association is founded' },
      { value: '5,000+', label: 'members, in seven chapters' },
    ],
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('the word is one string for those who listen', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Connect.' })).toBeVisible();
    });
    await step('its letters close from far apart to close together', async () => {
      const letters = canvasElement.querySelectorAll('h1 [aria-hidden] > span');
      const widths = Array.from(letters, (letter) =>
        Math.round(Number.parseFloat(getComputedStyle(letter).fontStretch)),
      );
      await expect(widths).toEqual([125, 117, 108, 100, 92, 83, 75, 75]);
    });
    await step('the button has the text and the link of the specification', async () => {
      const link = canvas.getByRole('link', { name: 'Explore Membership' });
      await expect(link).toHaveAttribute('href', '/membership');
    });
    await step('between 600 and 1200 px high', async () => {
      const height = canvas.getByRole('region').getBoundingClientRect().height;
      await expect(height).toBeGreaterThanOrEqual(600);
      await expect(height).toBeLessThanOrEqual(1200);
    });
  },
};
export const WithoutButtonTheWordsKeepTheirPlace: Story = { args: { action: undefined, note: undefined } };
export const OnlyWords: Story = {
  args: { action: undefined, note: undefined, figures: undefined },
  play: async ({ canvas }) => {
    const height = canvas.getByRole('region').getBoundingClientRect().height;
    await expect(height).toBeGreaterThanOrEqual(600);
  },
};
export const AWordWithoutFullStopHasNoPlumbLine: Story = { args: { heading: 'Meet' } };
export const OnAPhoneInTheDark: Story = { globals: { viewport: { value: 'phone' }, mode: 'dark' } };
export const LongDescription: Story = {
  args: {
    description:
      'The association connects engineers who studied in Pune and now live in the United States: with each other, with good work, and with the college that taught them. It also keeps a directory that answers, a job board with names on it, seven chapters that cook, and a list of people who will read your résumé on a Sunday.',
  },
  globals: { viewport: { value: 'smallest' } },
};
