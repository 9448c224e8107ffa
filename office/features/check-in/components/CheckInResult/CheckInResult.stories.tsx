import { Button } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as styles from './CheckInResult.stories.css.ts';
import { CheckInResult } from './CheckInResult.tsx';

const meta = {
  title: 'Office/Check-in result',
  component: CheckInResult,
  decorators: [
    (Story) => (
      <div className={styles.view}>
        <Story />
      </div>
    ),
  ],
  args: {
    tone: 'in',
    say: 'Welcome',
    name: 'Sunita Bakul',
    facts: '1987, and two guests',
    acts: <Button variant="line">Only one of the guests</Button>,
  },
} satisfies Meta<typeof CheckInResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComeIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('WelcomeSunita Bakul1987, and two guests');
  },
};
export const AlreadyIn: Story = {
  args: {
    tone: 'already',
    say: 'Already checked in',
    name: 'Venkatasubramanian Ranganathan Kadamb',
    facts: 'since 6:42 PM, by Ravi',
    acts: <Button variant="line">Check in again</Button>,
  },
};
export const AnotherEvent: Story = {
  args: {
    tone: 'refused',
    say: 'Not for this event',
    name: 'Bay Area picnic',
    facts: 'October 24. Check the name, or add a walk-in.',
    acts: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not for this event');
  },
};
export const OnTheSmallestPhone: Story = {
  ...AlreadyIn,
  globals: { viewport: { value: 'smallest' } },
};
export const RightToLeftText: Story = { args: { name: 'انضم إلينا', acts: undefined } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
