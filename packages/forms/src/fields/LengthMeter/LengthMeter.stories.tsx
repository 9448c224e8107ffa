import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { TextAreaField } from '../TextAreaField/index.ts';
import { LengthMeter } from './LengthMeter.tsx';

const meta = {
  title: 'Fields/LengthMeter',
  component: LengthMeter,
  args: { count: 42, least: 100, words: 'Characters: 42 / 100+ required' },
} satisfies Meta<typeof LengthMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack space={24}>
      <LengthMeter count={0} least={100} words="Characters: 0 / 100+ required" />
      <LengthMeter count={42} least={100} words="Characters: 42 / 100+ required" />
      <LengthMeter count={260} least={100} words="Characters: 260 / 100+ required" />
    </Stack>
  ),
};
export const UnderItsBox: Story = {
  render: function Writing(args) {
    const [text, setText] = useState('');
    const words = `Characters: ${text.length} / ${args.least}+ required`;
    return (
      <TextAreaField
        label="Job description"
        name="description"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        meter={<LengthMeter count={text.length} least={args.least} words={words} />}
      />
    );
  },
  play: async ({ canvas, step }) => {
    await step('says nothing before anybody types', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
    await step('counts at once, and says it in a pause', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Pumps');
      await expect(canvas.getByText('Characters: 5 / 100+ required')).toBeVisible();
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await waitFor(
        () => expect(canvas.getByRole('status')).toHaveTextContent('Characters: 5 / 100+ required'),
        { timeout: 3000 },
      );
    });
  },
};
