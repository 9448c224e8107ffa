import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Container } from '../../layout/Container/index.ts';
import { PageHead } from '../../sections/PageHead/index.ts';
import { YearLinks } from './YearLinks.tsx';

const counts = new Map([
  [1966, 1],
  [1981, 4],
  [1990, 2],
  [1993, 1],
  [1998, 12],
  [2004, 7],
  [2016, 3],
]);

const meta = {
  title: 'Navigation/YearLinks',
  component: YearLinks,
  parameters: { layout: 'fullscreen' },
  args: {
    from: 1855,
    to: 2026,
    counts,
    hrefFor: (year) => `/class-of/${year}`,
    label: 'Graduation years',
    countLabel: (count) => `${count} listed`,
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof YearLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('navigation', { name: 'Graduation years' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2026 - 1855 + 1);
    await step('a year says how many, and one without anybody is a link as well', async () => {
      await expect(canvas.getByRole('link', { name: '1998 , 12 listed' })).toHaveAttribute(
        'href',
        '/class-of/1998',
      );
      await expect(canvas.getByRole('link', { name: '1855' })).toBeVisible();
    });
    await fits();
  },
};
/** Decades without anybody are folded between the others. */
export const EmptyDecadesAreFolded: Story = {
  args: { emptyLabel: (from, to) => `${from} to ${to}: nobody is listed yet` },
  play: async ({ canvas, step }) => {
    const folded = canvas.getByText('1855 to 1959: nobody is listed yet');
    await expect(canvas.getByText('1901')).not.toBeVisible();
    await expect(canvas.getByText('1966')).toBeVisible();
    await step('a native disclosure unfolds them', async () => {
      folded.focus();
      await expect(folded).toHaveFocus();
      await userEvent.click(folded);
      await expect(canvas.getByText('1901')).toBeVisible();
    });
  },
};
export const WhereNoCountsAreKnown: Story = {
  args: { counts: undefined, from: 1990 },
  play: async ({ canvas }) => {
    // Every year is still a link, and no label says that a year is empty.
    await expect(canvas.getAllByRole('link')).toHaveLength(2026 - 1990 + 1);
    await expect(canvas.getByRole('link', { name: '1998' })).toHaveAttribute('href', '/class-of/1998');
    const lines = canvas.getAllByRole('link').map((link) => link.querySelector('path')?.getAttribute('d'));
    await expect(new Set(lines).size).toBe(1);
  },
};
const touchable: NonNullable<Story['play']> = async ({ canvas }) => {
  for (const link of canvas.getAllByRole('link')) {
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await fits();
};
export const OnAPhoneTwoRowsOfFive: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: touchable,
};
export const SmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: touchable };
export const TheDecadeOfOneYear: Story = {
  tags: ['!dev', '!autodocs'],
  args: { decadeOf: 1998, current: 1998 },
  render: (args) => (
    <>
      <PageHead title="Class of 1998" />
      <YearLinks {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(10);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/^1998/);
  },
};
export const ADecadeThatBeginsLate: Story = {
  tags: ['!dev', '!autodocs'],
  args: { decadeOf: 1857, current: 1857 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
