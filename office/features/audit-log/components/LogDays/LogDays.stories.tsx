import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LogDays, type LogLine } from './LogDays.tsx';

const at = (day: number, hour: number, minute: number) => new Date(2026, 9, day, hour, minute).toISOString();
const line = (id: string, when: string, more: Partial<LogLine>): LogLine => ({
  id,
  at: when,
  who: 'Kiran Umbar',
  action: 'approve',
  subject: 'member 01J9',
  ref: 'M-7K2Q-9XPD',
  title: null,
  detail: '',
  data: {},
  ...more,
});

const lines = [
  line('a', at(12, 20, 12), { action: 'reject', detail: 'spam' }),
  line('b', at(12, 20, 9), {}),
  line('c', at(12, 19, 31), {
    who: 'Asha Palash',
    action: 'passkey add',
    subject: 'volunteer 01J8',
    ref: null,
  }),
  line('d', at(11, 11, 20), {
    who: 'Meera Kadamb',
    action: 'invite',
    subject: 'invitation 01J7',
    ref: null,
    data: { roles: ['reviewer tx-southwest'] },
  }),
  line('e', at(11, 10, 2), {
    action: 'event cancel',
    subject: 'event event-garba-night',
    ref: null,
    title: 'Garba night',
    data: { emails: 212 },
  }),
];

const meta = {
  title: 'Office/Log days',
  component: LogDays,
  args: {
    lines,
    now: new Date(2026, 9, 12, 20, 14).getTime(),
    hrefOf: ({ ref, subject }) =>
      ref ? `/office/review?open=${ref}` : `/office/${subject.replace(' ', 's/')}`,
  },
} satisfies Meta<typeof LogDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Kiran Umbar declined the membership request M-7K2Q-9XPD: spam.');
    await expect(canvas.getAllByRole('link', { name: 'M-7K2Q-9XPD' })[0]).toHaveAttribute(
      'href',
      '/office/review?open=M-7K2Q-9XPD',
    );
    await expect(canvas.getByRole('link', { name: 'Garba night' })).toHaveAttribute(
      'href',
      '/office/events/event-garba-night',
    );
    await expect(canvas.getByText('today')).toBeVisible();
  },
};
export const Hundreds: Story = {
  args: {
    lines: Array.from({ length: 500 }, (_, number) => line(`n${number}`, at(12, 8, 0), {})),
  },
};
export const OnTheSmallestPhone: Story = {
  args: {
    lines: [
      line('long', at(12, 8, 0), { who: 'Asha Lakshminarasimhan Palash-Venkataraghavan' }),
      line('title', at(12, 7, 0), {
        action: 'event cancel',
        subject: 'event event-retreat',
        ref: null,
        title: 'A weekend for everybody who ever lived in the hostel, with a walk to the lighthouse',
      }),
    ],
  },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^A weekend for everybody/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
