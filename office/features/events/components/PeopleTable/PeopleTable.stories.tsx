import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleNow, samplePeople } from '../samples.ts';
import { PeopleTable } from './PeopleTable.tsx';

const waiting = samplePeople.map((person) => ({ ...person, state: 'waiting' as const }));

const meta = {
  title: 'Office/People table',
  component: PeopleTable,
  args: { people: samplePeople, list: 'coming', now: sampleNow, onCancel: fn(), onMove: fn() },
} satisfies Meta<typeof PeopleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheyCome: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText('has to confirm by email')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Move off waitlist Sunita Bakul' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel registration Sunita Bakul' }));
    await expect(args.onCancel).toHaveBeenCalledWith(samplePeople[0]);
  },
};
export const TheyArrive: Story = {
  args: {
    onArrive: fn(),
    people: samplePeople.map((person, index) => ({
      ...person,
      guests: index,
      arrived: index === 0 ? { at: '2027-10-16T18:42:00.000Z', by: 'Ravi', checkIn: 'one' } : null,
      twice: index === 0 ? [{ at: '2027-10-16T18:51:00.000Z', by: 'Leela' }] : [],
    })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^twice, at .+ by Leela$/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Sunita Bakul checked in' })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: /^Raghavendra/ }));
    await expect(args.onArrive).toHaveBeenCalledWith(expect.objectContaining({ id: 'raghu' }), true);
  },
};
export const TheyArriveOnAPhone: Story = { ...TheyArrive, globals: { viewport: { value: 'phone' } } };
export const TheyWait: Story = {
  args: { people: waiting, list: 'waiting' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move off waitlist Sunita Bakul' }));
    await expect(args.onMove).toHaveBeenCalledWith(waiting[0]);
  },
};
export const TheyGaveItUp: Story = {
  args: { people: samplePeople.map((person) => ({ ...person, state: 'released' })), list: 'released' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnAPhoneARowIsTwoLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1987, “Vegetarian, and one high chair”')).toBeVisible();
  },
};
export const OnTheSmallestPhone: Story = {
  args: { people: waiting, list: 'waiting' },
  globals: { viewport: { value: 'smallest' } },
};
export const OneRow: Story = { args: { people: samplePeople.slice(0, 1) } };
export const Hundreds: Story = {
  args: {
    people: Array.from({ length: 50 }, (_, number) =>
      samplePeople.map((person) => ({ ...person, id: `${person.id}-${number}` })),
    ).flat(),
  },
};
export const RightToLeftText: Story = {
  args: { people: samplePeople.map((person) => ({ ...person, firstName: 'كيران', comments: 'انضم إلينا' })) },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
