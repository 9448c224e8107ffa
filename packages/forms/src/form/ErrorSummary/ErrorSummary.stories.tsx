import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../../fields/TextField/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    entries: [
      { id: 'summary-year', message: 'Year must be between 1950 and 2026.' },
      { id: 'summary-other', message: 'Please specify your program.' },
    ],
  },
  render: (args) => (
    <Stack space={24}>
      <ErrorSummary {...args} />
      <TextField
        id="summary-year"
        name="year"
        label="Graduation year"
        error="Year must be between 1950 and 2026."
      />
      <TextField
        id="summary-other"
        name="other"
        label="Which program?"
        error="Please specify your program."
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheFields: Story = {
  parameters: { announces: [{ role: 'region', name: 'Two answers need another look' }] },
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Two answers need another look' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Please specify your program.' }));
    await expect(canvas.getByLabelText('Which program?')).toHaveFocus();
    canvas.getByRole('link', { name: 'Year must be between 1950 and 2026.' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Please specify your program.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Which program?')).toHaveFocus();
  },
};
export const Twelve: Story = {
  args: {
    entries: Array.from({ length: 12 }, (_, index) => ({
      id: `summary-${index}`,
      message: `Answer ${index + 1} needs to be a little longer than this one turned out.`,
    })),
  },
  globals: { viewport: { value: 'smallest' } },
};
export const NothingIsWrong: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const withTheYear: Story['render'] = (args) => (
  <Stack space={24}>
    <ErrorSummary {...args} />
    <TextField
      id={args.entries[0]?.id}
      name="year"
      label="Graduation year"
      error="Year must be between 1950 and 2026."
    />
  </Stack>
);
export const DoSayTheSameSentence: Story = {
  tags: ['!dev'],
  args: { entries: [{ id: 'same-year', message: 'Year must be between 1950 and 2026.' }] },
  render: withTheYear,
};
export const DontSayItInOtherWords: Story = {
  tags: ['!dev'],
  args: { entries: [{ id: 'other-year', message: 'The date is out of range.' }] },
  render: withTheYear,
};
