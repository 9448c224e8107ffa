import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../elements/Button/index.ts';
import { Viaduct } from '../../imagery/Viaduct/index.ts';
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
export const OfOnePerson: Story = {
  args: { title: 'Sunita Bakul', lede: undefined, size: 'd2', eyebrow: 'My page' },
};
export const WithDateline: Story = {
  args: {
    title: 'News',
    lede: undefined,
    dateline: <time dateTime="2026-11-20">Friday, November 20, 2026</time>,
  },
};
export const WordsBelow: Story = {
  args: {
    title: 'Alumni directory',
    lede: 'Five thousand people who will take your call.',
    note: 'Listed publicly: name, graduation year, program and professional profile. Picture, company and state only if the member says so.',
    wordsBelow: true,
  },
};
export const WithMedia: Story = {
  args: {
    title: 'Post a job',
    lede: 'Five thousand engineers, one page, no fee. Reviewed within 24-48 hours.',
    media: <Viaduct />,
  },
  parameters: { layout: 'fullscreen' },
};
export const MediaStandsAboveTheWordsOnAPhone: Story = {
  ...WithMedia,
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(drawing?.bottom).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().top);
  },
};
export const LongTitleOnTheSmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Interconnection of electromechanical counterbalances',
    eyebrow: 'venkatanarasimharajuvaripeta.subrahmanyam@alumni.example.org',
  },
  globals: { viewport: { value: 'smallest' } },
};

export const DoSayWhatThePageIsFor: Story = { tags: ['!dev'] };
export const DontWelcomeThem: Story = {
  tags: ['!dev'],
  args: { title: 'Welcome to our contact page', lede: 'We value your feedback and look forward to it.' },
};
