import { ErrorState } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionResult } from '../../../../shell/components/ActionResult/ActionResult.tsx';
import { DecideFoot } from '../DecideFoot/DecideFoot.tsx';
import { EmailSheet } from '../EmailSheet/EmailSheet.tsx';
import { StoryEdit } from '../StoryEdit/StoryEdit.tsx';
import {
  sampleAsked,
  sampleCategories,
  sampleCorrection,
  sampleEmail,
  sampleJob,
  sampleMember,
  sampleMessage,
  sampleNow,
  sampleStory,
} from '../samples.ts';
import { TurnDownForm } from '../TurnDownForm/TurnDownForm.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import { ReviewItem } from './ReviewItem.tsx';

const edits = {
  category: 'other',
  excerpt: sampleStory.story.excerpt,
  withPhoto: true,
  focus: undefined,
} as const;

const meta = {
  title: 'Office/Review item',
  component: ReviewItem,
  parameters: { layout: 'fullscreen' },
  args: {
    item: sampleAsked,
    now: sampleNow,
    categories: sampleCategories,
    back: { href: '#queue', label: 'Queue, 1 of 31' },
    hrefOf: (ref) => `#${ref}`,
    onShowContact: fn(),
    foot: <DecideFoot kind="member" onDecide={fn()} onAsk={fn()} onEmail={fn()} />,
  },
} satisfies Meta<typeof ReviewItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AMember: Story = {
  args: { viewers: ['Kiran Umbar'] },
  play: async ({ args, canvas, step }) => {
    await step('who else looks', async () => {
      await expect(canvas.getByText('Kiran Umbar has this open')).toBeVisible();
    });
    await step('contact info of somebody is hidden until it is asked for', async () => {
      await expect(canvas.getAllByText('hidden')).toHaveLength(2);
      const [show] = canvas.getAllByRole('button', { name: /^Show/ });
      if (show) await userEvent.click(show);
      await expect(args.onShowContact).toHaveBeenCalledOnce();
    });
    await step('a double is shown, never acted on', async () => {
      await expect(canvas.getByText(/was declined on Mar 4, 2025: same email\.$/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'See duplicate M-01AB-3FQX' })).toHaveAttribute(
        'href',
        '#M-01AB-3FQX',
      );
    });
  },
};
export const PossibleDuplicateIsAboveTheCard: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const duplicate = canvas.getByRole('link', { name: 'See duplicate M-01AB-3FQX' });
    const card = canvas.getByText('Year');
    await expect(duplicate.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const ContactIsShown: Story = {
  args: {
    item: sampleMember,
    contact: { email: 'sunita.bakul.of.fremont@example.org', phone: '+1 510 555 0142', address: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shown. We logged that you viewed it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};
export const WhoeverOnlyReadsDecidesNothing: Story = {
  args: { foot: undefined, onShowContact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ACorrection: Story = {
  args: {
    item: sampleCorrection,
    foot: <DecideFoot kind="correction" onDecide={fn()} onAsk={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('&', { selector: 'del' })).toBeVisible();
    await expect(canvas.getByText('Engineering', { selector: 'ins' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Email hidden changes/ })).toBeVisible();
  },
};
export const AStory: Story = {
  args: {
    item: { ...sampleStory, photo: '/art/viaduct.svg' },
    storyEdit: (
      <StoryEdit edits={edits} categories={sampleCategories} photo="/art/viaduct.svg" onChange={fn()} />
    ),
    foot: <DecideFoot kind="story" onDecide={fn()} onAsk={fn()} />,
  },
};
export const AStoryWithoutItsPhoto: Story = {
  args: { ...AStory.args, withPhoto: false },
};
export const AJob: Story = {
  args: { item: sampleJob, foot: <DecideFoot kind="job" onDecide={fn()} onAsk={fn()} /> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open link' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('jobs.example.org')).toBeVisible();
  },
};
export const AMessage: Story = {
  args: {
    item: sampleMessage,
    onReply: fn(),
    replyResult: <ActionResult words="Your reply is scheduled." onUndo={fn()} />,
    foot: <DecideFoot kind="message" onDecide={fn()} onAsk={undefined} />,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your reply is scheduled.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reply' }));
    await expect(args.onReply).toHaveBeenCalledOnce();
  },
};
export const Decided: Story = {
  args: {
    item: {
      ...sampleMember,
      state: 'rejected',
      decided: {
        by: 'Kiran Umbar',
        at: '2026-10-12T20:12:00.000Z',
        as: 'rejected',
        reason: 'We could not find you in the Civil list of 1987.',
      },
    },
    foot: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Kiran Umbar declined this at/)).toBeVisible();
  },
};
export const TheEmailIsShown: Story = {
  args: { email: <EmailSheet email={sampleEmail} to="Sunita Bakul" /> },
};
export const SomebodyElseHasTheSameEmail: Story = {
  args: {
    item: {
      ...sampleMember,
      mergesInto: 'M-44QA-1WZX',
      duplicates: sampleAsked.duplicates.map((one) => ({ ...one, ref: 'M-44QA-1WZX', name: 'Kalpana Neem' })),
    },
    onMerge: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Kalpana’s entry with this' }));
    await expect(args.onMerge).toHaveBeenCalledOnce();
  },
};
export const OnTheRoll: Story = {
  args: {
    item: {
      ...sampleMember,
      graduateMatch: {
        match: 'clear',
        said: 'In the alumni register: Sunita Bakul, 1987, Civil Engineering.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('In the alumni register: Sunita Bakul, 1987, Civil Engineering.'),
    ).toBeVisible();
  },
};
export const MoreThanOneOnTheRoll: Story = {
  args: {
    item: {
      ...sampleMember,
      graduateMatch: {
        match: 'unclear',
        said: 'More than one of that name and year in the alumni register: Sunita Bakul, 1987, Civil Engineering; Sunita S. Bakul, 1987, Mechanical Engineering.',
      },
    },
  },
};
export const NotOnTheRoll: Story = {
  args: {
    item: {
      ...sampleMember,
      graduateMatch: {
        match: 'none',
        said: 'Nobody of that name and year in the alumni register; nearest: Sunita Bakul, 1989, Civil Engineering.',
      },
    },
  },
};
export const BeingTurnedDown: Story = {
  args: {
    item: sampleMember,
    writing: (
      <TurnDownForm
        name="Sunita Bakul"
        email={sampleEmail}
        reasons={[]}
        reason="We could not find a Sunita Bakul in the Civil list of 1987."
        onChange={fn()}
        onTurnDown={fn()}
        onBack={fn()}
      />
    ),
  },
};
export const DidNotCome: Story = {
  render: () => (
    <ItemFrame>
      <ErrorState heading="You don’t have access to this page." headingLevel={2} onRetry={fn()} />
    </ItemFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ACorrectionOnTheSmallestPhone: Story = {
  ...ACorrection,
  play: undefined,
  globals: { viewport: { value: 'smallest' } },
};
export const LongWordsOnTheSmallestPhone: Story = {
  args: {
    item: {
      ...sampleAsked,
      name: 'Venkatasubramanian Ranganathan Kadamb',
      livesIn: { city: 'Rancho Cucamonga', state: 'California' },
      card: {
        ...sampleAsked.card,
        firstName: 'Venkatasubramanian Ranganathan',
        lastName: 'Kadamb',
        coepProgram: 'Instrumentation and Control Engineering',
      },
    },
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { args: { viewers: ['Kiran Umbar'] }, globals: { mode: 'dark' } };
