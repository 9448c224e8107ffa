import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IndexItem, IndexList } from './IndexList.tsx';

const meta = {
  title: 'Elements/IndexList',
  component: IndexList,
  args: {
    children: (
      <>
        <IndexItem href="/membership" heading="Become a member" detail="Free, and three short steps." />
        <IndexItem href="/events" heading="Come to an event" />
        <IndexItem href="https://example.org" heading="The college" detail="Where it began, in 1854." />
        <IndexItem heading="Evenings" detail="Call +1 510 555 0142." />
      </>
    ),
  },
} satisfies Meta<typeof IndexList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaysToGoOn: Story = {
  parameters: { announces: [{ role: 'link', name: 'Become a member Free, and three short steps.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /opens another site/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Become a member/ })).toHaveFocus();
  },
};
export const LongWordsOnTheSmallestPhone: Story = {
  args: {
    children: (
      <IndexItem
        href="/contact"
        heading={`committee-${'of-the-chapter-'.repeat(4)}@example.org`}
        detail="Somebody reads this on most evenings, and on all Sundays except those of the reunion."
      />
    ),
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };

export const DoPutThePlaceFirst: Story = {
  tags: ['!dev'],
  args: {
    children: (
      <>
        <IndexItem href="/membership" heading="Membership" detail="Free, and three short steps." />
        <IndexItem href="/events" heading="Events" detail="Twelve this year." />
      </>
    ),
  },
};
export const DontBeginAllAlike: Story = {
  tags: ['!dev'],
  args: {
    children: (
      <>
        <IndexItem href="/membership" heading="Learn more about our membership" />
        <IndexItem href="/events" heading="Learn more about our events" />
      </>
    ),
  },
};
