import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleMarkdown } from '../../../../kit/writing/samples.ts';
import { NewsForm } from './NewsForm.tsx';

const values = {
  title: 'Forty-one laptops leave for Pune on Thursday',
  summary: 'The autumn gifts bought more machines than we had boxes.',
  markdown: sampleMarkdown,
  category: 'Reports',
  chapter: '',
  author: 'Leela Umbar',
  tags: 'Laptops, Chicago',
  featured: '',
};
const nothing = { ...values, title: '', summary: '', markdown: '', category: '', author: '', tags: '' };

const meta = {
  title: 'Office/News form',
  component: NewsForm,
  args: {
    values,
    onWrite: fn(),
    chapterIds: 'all',
    onPublish: fn(),
    publishLabel: 'Publish',
    onSaveDraft: fn(),
    onRemove: fn(),
    said: 'Draft saved 8:11 PM, not published',
  },
} satisfies Meta<typeof NewsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ADraft: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Title'), '!');
    await expect(args.onWrite).toHaveBeenLastCalledWith('title', `${values.title}!`);
    await userEvent.click(canvas.getByLabelText('Featured'));
    await expect(args.onWrite).toHaveBeenLastCalledWith('featured', 'yes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await expect(args.onSaveDraft).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};
export const New: Story = { args: { values: nothing, onRemove: undefined, said: undefined } };
export const OfAChapterOnly: Story = {
  args: { values: nothing, chapterIds: ['bay-area'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Bay Area' })).toBeInTheDocument();
    await expect(canvas.queryByRole('option', { name: 'Atlanta' })).toBeNull();
  },
};
export const Wrong: Story = {
  args: {
    values: nothing,
    errors: { title: 'Give it a title.', markdown: 'Write something first.', category: 'Choose one.' },
  },
};
export const OnTopOfWhatSomebodyElseSaved: Story = {
  args: { mine: ['title', 'summary', 'markdown', 'featured'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('Your version, not saved yet.');
    await expect(canvas.getByLabelText(/^Summary/)).toHaveAccessibleDescription(
      /^Your version, not saved yet\. One sentence/,
    );
    await expect(canvas.getByLabelText('Text')).toHaveAccessibleDescription('Your version, not saved yet.');
    await expect(canvas.getByLabelText('Featured')).toHaveAccessibleDescription(
      /^Your version, not saved yet\./,
    );
  },
};
export const OnTheSite: Story = { args: { publishLabel: 'Save the changes', onSaveDraft: undefined } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
