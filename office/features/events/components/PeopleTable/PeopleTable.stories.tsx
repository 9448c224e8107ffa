import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleNow, samplePeople } from '../samples.ts';
import { PeopleTable } from './PeopleTable.tsx';

const waiting = samplePeople.map((person) => ({ ...person, state: 'waiting' as const }));

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens a guest's menu. @returns its actions */
async function actionsOf(canvas: Canvas, name: string) {
  await userEvent.click(canvas.getByRole('button', { name: `More for ${name}` }));
  const menu = within(canvas.getByRole('list', { name: `Actions for ${name}` }));
  return menu.getAllByRole('listitem').map(({ textContent }) => textContent);
}

const meta = {
  title: 'Office/People table',
  component: PeopleTable,
  args: {
    people: samplePeople,
    now: sampleNow,
    onResend: fn(),
    onRename: fn(),
    onCancel: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof PeopleTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheyCome: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText('has to confirm by email')).toBeVisible();
    await expect(await actionsOf(canvas, 'Sunita Bakul')).toEqual([
      'Resend ticket',
      'Fix the name',
      'Open the member',
      'Cancel registration',
    ]);
    await expect(canvas.getByRole('link', { name: 'Open the member' })).toHaveAttribute(
      'href',
      '/office/members/M-7K2Q-9XPD',
    );
    for (const [action, called] of [
      ['Resend ticket', args.onResend],
      ['Fix the name', args.onRename],
      ['Cancel registration', args.onCancel],
    ] as const) {
      if (action !== 'Resend ticket') await actionsOf(canvas, 'Sunita Bakul');
      await userEvent.click(canvas.getByRole('button', { name: action }));
      await expect(called).toHaveBeenCalledWith(samplePeople[0]);
    }
    // A guest who still has to confirm can be given a confirmed seat.
    await expect(await actionsOf(canvas, 'Anasuya Palash-Deshmukh')).toContain('Move off waitlist');
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
export const TheyArriveOnTheSmallestPhone: Story = {
  args: TheyArrive.args,
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const here = canvas.getByRole('switch', { name: 'Sunita Bakul checked in' }).getBoundingClientRect();
    const more = canvas.getByRole('button', { name: 'More for Sunita Bakul' }).getBoundingClientRect();
    // The menu is on its own line, at the end.
    await expect(more.top).toBeGreaterThanOrEqual(here.bottom);
    await expect(more.height).toBeGreaterThanOrEqual(44);
    await expect(more.right).toBeGreaterThan(window.innerWidth / 2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const TheyWait: Story = {
  args: { people: waiting },
  play: async ({ args, canvas }) => {
    await expect(await actionsOf(canvas, 'Sunita Bakul')).toEqual([
      'Fix the name',
      'Open the member',
      'Move off waitlist',
      'Remove from waitlist',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Move off waitlist' }));
    await expect(args.onMove).toHaveBeenCalledWith(waiting[0]);
  },
};
export const TheyGaveItUp: Story = {
  args: { people: samplePeople.map((person) => ({ ...person, state: 'released' })) },
  play: async ({ canvas }) => {
    await expect(await actionsOf(canvas, 'Venkatasubramanian Ranganathan Kadamb')).toEqual(['Fix the name']);
  },
};
export const OnAPhoneARowIsTwoLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1987, “Vegetarian, and one high chair”')).toBeVisible();
  },
};
export const OnTheSmallestPhone: Story = {
  args: { people: waiting, asked: 'venkat', result: 'Name saved.' },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await actionsOf(canvas, 'Sunita Bakul');
    const { left, right } = canvas.getByRole('list', { name: /^Actions/ }).getBoundingClientRect();
    await expect([left >= 0, right <= window.innerWidth]).toEqual([true, true]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
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
