import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { AboutHead } from './AboutHead.tsx';

const meta = {
  title: 'Sections/Heads of pages/AboutHead',
  component: AboutHead,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'About',
    lede: 'The college has taught engineers in Pune for more than 170 years. We are the ones who moved far away, and the newest thing it grew.',
    years: { from: 1854, founded: 2003, to: 2026 },
    figures: [
      { value: '170+', label: 'years since the college opened in Pune, one line each' },
      { value: '2003', label: 'the association is founded, a 501(c)(3) nonprofit' },
      { value: '5,000+', label: 'members today, in seven chapters' },
    ],
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof AboutHead>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
    await fits();
  },
};
export const OnAPhoneEverySecondYearIsLeftOut: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: fits };
export const LongWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'About the interconnection department',
    figures: [
      {
        value: '1,170+',
        label: 'years since the college opened in Pune, one line each, decades a little longer',
      },
      { value: '2003', label: 'the Donaudampfschifffahrtselektrizitätengesellschaft is founded' },
      { value: '5,000,000+', label: 'members today, in seven chapters and one interconnection department' },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits,
};
