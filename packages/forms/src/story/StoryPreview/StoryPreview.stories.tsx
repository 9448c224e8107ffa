import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PreviewBelow } from './PreviewBelow.tsx';
import { StoryPreview } from './StoryPreview.tsx';

const words = 'The man who ran the canteen never once wrote down what I owed him for four years of tea. ';

const meta = {
  title: 'Forms/StoryPreview',
  component: StoryPreview,
  subcomponents: { PreviewBelow },
  args: {
    story: {
      title: 'The steel tumbler',
      category: 'social-impact',
      story: `${words.repeat(2)}\n\n${words}`,
      name: 'Gauri Kanchan',
      currentRole: 'Director',
      company: 'Open Filter',
    },
    photo: undefined,
    storyId: 'story',
    categories: {
      career: 'Career',
      innovation: 'Innovation',
      entrepreneurship: 'Entrepreneurship',
      'social-impact': 'Social impact',
      academia: 'Academia',
      other: 'Other',
    },
  },
  render: (args) => (
    <>
      <h1>Submit a story</h1>
      <label>
        Story <textarea id="story" />
      </label>
      <StoryPreview {...args} />
    </>
  ),
} satisfies Meta<typeof StoryPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'As it will be published' })).toHaveFocus();
    await expect(canvas.getByText('Director, Open Filter')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Edit' }));
    await expect(canvas.getByRole('textbox', { name: 'Story' })).toHaveFocus();
  },
};
export const NothingIsWrittenYet: Story = {
  tags: ['!dev', '!autodocs'],
  args: { story: { title: ' ', category: '', story: '', name: '', currentRole: '', company: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The story begins here.')).toBeVisible();
  },
};
export const LongWordsOnTheSmallestPhone: Story = {
  args: {
    story: {
      title: 'Interdepartmentalhydrodynamics',
      category: 'other',
      story: `${'w'.repeat(90)} ${words}`,
      name: 'Gauri Kanchan',
      currentRole: 'Director of '.repeat(8),
      company: '',
    },
  },
  globals: { viewport: { value: 'smallest', mode: 'dark' } },
};

const preview = { Preview: undefined, open: false, loading: false, failed: false, toggle: fn() };
export const ItCouldNotBeLoaded: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <PreviewBelow {...args} preview={{ ...preview, failed: true }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The preview could not be loaded')).toBeVisible());
  },
};
export const BelowTheForm: Story = {
  render: (args) => (
    <>
      <h1>Submit a story</h1>
      <PreviewBelow {...args} preview={{ ...preview, open: true, Preview: StoryPreview }} />
    </>
  ),
};
