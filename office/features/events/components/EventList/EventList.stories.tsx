import { Button, VisuallyHidden } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleEventRow, sampleEventRows } from '../samples.ts';
import { EventList } from './EventList.tsx';

const meta = {
  title: 'Office/Event list',
  component: EventList,
  args: { rows: sampleEventRows, hrefOf: ({ id }) => `#${id}` },
} satisfies Meta<typeof EventList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Saturday, 6:00 PM in Chicago, Chicago/Midwest')).toBeVisible();
    await expect(canvas.getByText('212 of 240 seats')).toBeVisible();
    await expect(canvas.getByText('12 new')).toBeVisible();
    await expect(canvas.getByText('61 registered')).toBeVisible();
    await expect(canvas.getByText('60 of 60 seats, 14 waiting')).toBeVisible();
  },
};
export const Drafts: Story = {
  args: {
    rows: sampleEventRows.map((row) => ({ ...row, state: 'draft', taken: 0, waiting: 0, fresh: 0 })),
  },
};
export const PastOnesCanBeCopied: Story = {
  args: {
    rows: sampleEventRows.map((row) => ({ ...row, isOver: true, fresh: 0 })),
    actionOf: ({ title }) => (
      <Button variant="line" size="small">
        Copy
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy The Long Table' })).toBeVisible();
  },
};
export const OnTheDay: Story = {
  args: {
    rows: sampleEventRows.map((row, index) => ({ ...row, door: index === 0 })),
    checkInHrefOf: ({ id }) => `#door-${id}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Check-in of Garba night/ })).toHaveAttribute(
      'href',
      '#door-garba-night',
    );
  },
};
export const OnTheDayOnAPhone: Story = { ...OnTheDay, globals: { viewport: { value: 'phone' } } };
export const OneRow: Story = { args: { rows: [sampleEventRow] } };
export const Fifty: Story = {
  args: { rows: Array.from({ length: 50 }, (_, number) => ({ ...sampleEventRow, id: `event-${number}` })) },
};
export const WithoutADay: Story = { args: { rows: [{ ...sampleEventRow, date: 'soon', zone: null }] } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const RightToLeftText: Story = {
  args: { rows: sampleEventRows.map((row) => ({ ...row, title: 'انضم إلينا' })) },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
