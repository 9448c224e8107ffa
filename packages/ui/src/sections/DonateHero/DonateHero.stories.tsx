import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GiveBackBox } from '../GiveBackBox/index.ts';
import { DonateHero } from './DonateHero.tsx';

const meta = {
  title: 'Sections/Heads of pages/DonateHero',
  component: DonateHero,
  parameters: { layout: 'fullscreen' },
  args: {
    numeral: '170+',
    numeralInWords: 'The college is more than 170',
    title: 'years old, and still under construction',
    lede: 'Scholarships, laptops, rooms and labs: the next engineers start with what the last ones send back.',
    children: (
      <GiveBackBox
        text="Any amount, in two minutes. Every gift is tax-deductible."
        action={{ label: 'DONATE', href: '/donate' }}
      />
    ),
  },
} satisfies Meta<typeof DonateHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'The college is more than 170 years old, and still under construction',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'DONATE' })).toHaveAttribute('href', '/donate');
  },
};
export const OnAPhoneInTheDark: Story = { globals: { viewport: { value: 'phone' }, mode: 'dark' } };
export const LongWords: Story = {
  args: {
    numeral: '1854',
    numeralInWords: 'Since 1854,',
    title: 'under construction by the interconnection department and all of its laboratories',
    lede: 'Scholarships, laptops, rooms and labs: the next engineers start with what the last ones send back. '.repeat(
      3,
    ),
  },
  globals: { viewport: { value: 'smallest' } },
};
