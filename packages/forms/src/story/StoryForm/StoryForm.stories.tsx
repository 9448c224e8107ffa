import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, userEvent, waitFor, within } from 'storybook/test';
import { stoppedClock } from '../../form/clock.ts';
import { saysEveryError } from '../../form/samples.ts';
import { StoryForm } from './StoryForm.tsx';
import { begun, box, choose, gauri, hang, inItsPage, picture, press, send, stillTyped } from './samples.tsx';

const meta = {
  title: 'Forms/StoryForm',
  component: StoryForm,
  ...inItsPage,
} satisfies Meta<typeof StoryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
export const Written: Story = {
  tags: ['photo'],
  beforeEach: begun(gauri),
  play: async ({ canvas }) => stillTyped(canvas),
};
/* The photograph comes before the author's fields and before the buttons. */
const photographFirst: Story['play'] = async ({ canvas }) => {
  const photograph = canvas.getByLabelText('Choose a photograph');
  const name = box(canvas, 'Name');
  await expect(box(canvas, 'Story').compareDocumentPosition(photograph)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await expect(photograph.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(photograph.getBoundingClientRect().bottom).toBeLessThan(name.getBoundingClientRect().top);
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: photographFirst };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } }, play: photographFirst };

export const NothingWasAnswered: Story = {
  tags: ['photo'],
  play: async ({ args, canvas, step }) => {
    await step('every rule speaks, at its field and in the summary', async () => {
      await press(canvas);
      await saysEveryError(canvas, 'Eleven answers need another look', 11);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('an entry leads to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Category is required' }));
      await expect(canvas.getByRole('radio', { name: 'Career' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('link', { name: 'Contact number: contactNo is required' }));
      await expect(box(canvas, 'Contact number')).toHaveFocus();
    });
  },
};

export const ThreeHundredCharacters: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: begun({ ...gauri, story: 'x'.repeat(298) }),
  play: async ({ canvas, step }) => {
    const story = box(canvas, 'Story');
    await step('the air around the words does not count', async () => {
      await userEvent.type(story, 'y   ');
      await expect(canvas.getByText('Characters: 299 / 300 minimum')).toBeVisible();
    });
    await step('one more is enough, and says so', async () => {
      await userEvent.type(story, 'z');
      await expect(story).toBeValid();
      await expect(canvas.getByText('Long enough')).toBeInTheDocument();
    });
  },
};

export const TheLastFiftyYears: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const year = new Date().getFullYear();
    const years = within(canvas.getByLabelText('Graduation year')).getAllByRole('option');
    await expect(years).toHaveLength(51);
    await expect(years[1]).toHaveTextContent(String(year));
    await expect(years[50]).toHaveTextContent(String(year - 49));
  },
};

const clock = stoppedClock();
export const SentWithItsPhotograph: Story = {
  tags: ['photo'],
  beforeEach: begun(gauri),
  args: { onSubmit: send(), clock },
  play: async ({ args, canvas, step }) => {
    await step('the photograph is made smaller and takes its place', async () => {
      await choose(canvas, await picture());
      await expect(await canvas.findByRole('img', { name: 'Your photograph' })).toBeVisible();
      await expect(canvas.getByText('tumbler.webp')).toBeVisible();
    });
    await step('it goes out once, with everything', async () => {
      clock.pass(20_000);
      await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit story' }));
      const heading = await canvas.findByRole('heading', { name: 'Your story is with the editors' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      const [body, options] = mocked(args.onSubmit).mock.calls[0] ?? [];
      await expect(body).toMatchObject({
        ...gauri,
        graduationYear: Number(gauri.graduationYear),
      });
      await expect(options?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
      const sent = body?.photo;
      if (!sent) throw new Error('The photograph was not sent.');
      await expect(sent.type).toBe('image/webp');
      const { width, height } = await createImageBitmap(sent);
      await expect([width, height]).toEqual([1600, 1200]);
    });
    await step('the confirmation: what next, reference, stories, another; the head is gone', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toBe(
        canvas.getByRole('heading', { name: 'Your story is with the editors' }),
      );
      await expect(canvas.getByText('An editor reads it.')).toBeVisible();
      await expect(canvas.getByRole('article')).toHaveTextContent(/^Other.*The steel tumbler.*In review$/);
      await expect(canvas.getByText('S-7K2M-4QHD')).toBeVisible();
      await expect(canvas.getByText(/gauri.kanchan@example.org/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Read other stories' })).toHaveAttribute(
        'href',
        '/alumni-stories',
      );
      await expect(sessionStorage).toHaveLength(0);
    });
  },
};

export const AnotherStory: Story = {
  beforeEach: begun(gauri),
  args: { onSubmit: send() },
  play: async ({ canvas }) => {
    await choose(canvas, await picture());
    await canvas.findByRole('img', { name: 'Your photograph' });
    await press(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit Another Story' }));
    await expect(box(canvas, 'Title')).toHaveFocus();
    await expect(box(canvas, 'Title')).toHaveValue('');
    await expect(box(canvas, 'Story')).toHaveValue('');
    await expect(canvas.getByRole('radio', { name: 'Other' })).not.toBeChecked();
    await expect(canvas.queryByRole('img', { name: 'Your photograph' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /need/ })).toBeNull();
  },
};

export const Submitting: Story = {
  tags: ['photo'],
  beforeEach: begun(gauri),
  args: { onSubmit: hang() },
  play: async ({ canvas }) => {
    await press(canvas);
    const button = await canvas.findByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(box(canvas, 'Story')).toHaveAttribute('readonly');
  },
};
