import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../elements/Button/index.ts';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Sections/Heads of pages/PageHead',
  component: PageHead,
  args: {
    title: 'Contact',
    lede: 'A volunteer reads this after work and answers it, usually within three evenings.',
  },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: { announces: [{ role: 'heading', name: 'Contact' }] },
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { mode: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const TitleAlone: Story = { args: { lede: undefined } };
export const SmallerTitleAboveSteps: Story = {
  args: { title: 'Membership registration', lede: undefined, size: 'd2', children: <p>Step 1 of 3</p> },
};
export const WithNote: Story = {
  args: {
    title: 'Alumni directory',
    lede: undefined,
    note: 'Only name, profile link, graduation year and program are listed.',
  },
};
export const WithButton: Story = {
  args: {
    title: 'Alumni stories',
    lede: undefined,
    aside: (
      <ButtonLink href="/submit-story" variant="line">
        Submit a story
      </ButtonLink>
    ),
  },
};
export const BelowAnotherPage: Story = {
  parameters: { announces: [{ role: 'link', name: 'Back to Events' }] },
  args: { title: 'The Long Table', back: { label: 'Back to Events', href: '/events' } },
};
export const LongTitleOnTheSmallestPhone: Story = {
  args: { title: 'Interconnection of electromechanical counterbalances' },
  globals: { viewport: { value: 'smallest' } },
};

export const DoSayWhatThePageIsFor: Story = { tags: ['!dev'] };
export const DontWelcomeThem: Story = {
  tags: ['!dev'],
  args: { title: 'Welcome to our contact page', lede: 'We value your feedback and look forward to it.' },
};
