import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../../elements/Button/index.ts';
import { MemberList, type MemberSummary } from './MemberList.tsx';

const people: readonly [string, number, string][] = [
  ['Meera Kadamb', 1998, 'Computer Engineering'],
  ['Rohan Bakul', 2011, 'Electrical Engineering'],
  ['Sana Palash', 1987, 'Computer Engineering'],
  ['Arjun Tamhan', 2004, 'Electrical Engineering'],
  ['Nandini Parijat', 2016, 'Mechanical Engineering'],
  ['Kabir Shirish', 1979, 'Civil Engineering'],
  ['Leela Umbar', 1993, 'Computer Engineering'],
];
const members: MemberSummary[] = people.map(([name, year, program], index) => ({
  memberId: `member-${index}`,
  name,
  year,
  program,
  profileHref: index === 4 ? undefined : `https://example.org/in/member-${index}`,
  detail: index === 2 ? 'Northspan Systems, California' : undefined,
}));

const meta = {
  title: 'Content/People/MemberList',
  component: MemberList,
  args: { progress: { state: 'ready', items: members } },
} satisfies Meta<typeof MemberList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await expect(canvas.getAllByRole('link', { name: /^Professional profile of/ })).toHaveLength(6);
  },
};

export const Loading: Story = {
  args: { progress: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading alumni...');
  },
};

const three = members.filter(({ detail, profileHref }) => !detail && profileHref).slice(0, 3);
/** A page while it loads and after it: a card fills exactly the space of its placeholder. */
export const ArrivingMovesNothing: Story = {
  render: (args) => (
    <>
      <MemberList {...args} expected={3} progress={{ state: 'loading' }} />
      <MemberList {...args} progress={{ state: 'ready', items: three }} />
    </>
  ),
  play: async ({ canvas }) => {
    const [coming, here] = canvas.getAllByRole('group', { name: 'Alumni' });
    const height = (element: Element | undefined) => element?.getBoundingClientRect().height ?? 0;
    await expect(Math.abs(height(coming) - height(here))).toBeLessThanOrEqual(8);
  },
};

export const Empty: Story = {
  args: {
    progress: {
      state: 'empty',
      action: (
        <ButtonLink variant="line" href="/alumni-directory">
          Clear search and filters
        </ButtonLink>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No alumni found');
    await expect(canvas.getByRole('heading', { name: 'No alumni found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear search and filters' })).toBeVisible();
  },
};

const onRetry = fn();
export const Failed: Story = {
  args: { progress: { state: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Alumni could not be loaded\./);
  },
};
const confirm = fn();
export const AsItWasAWhileAgo: Story = {
  args: { progress: { state: 'ready', items: members, outdated: { onRetry: confirm } } },
};

export const TheYearIsBelowANameThatWouldBreak: Story = {
  args: {
    progress: {
      state: 'ready',
      items: [
        { memberId: 'long', name: 'Lakshmi Balasubramaniamurthy', year: 1983, program: 'Civil Engineering' },
        ...members.slice(0, 2),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
};
export const LongNames: Story = {
  args: {
    progress: {
      state: 'ready',
      items: [
        {
          memberId: 'long',
          name: 'Chandrashekhar Venkatanarasimha Umbarkar-Palashwadikar',
          year: 1971,
          program: 'Electronics, Telecommunication and the Interconnection of Instruments',
          detail: 'Interdisciplinary Counterbalances Incorporated, North Carolina',
          profileHref: 'https://example.org/in/long',
        },
        ...members.slice(0, 1),
      ],
    },
  },
  globals: { viewport: { value: 'smallest' } },
};
