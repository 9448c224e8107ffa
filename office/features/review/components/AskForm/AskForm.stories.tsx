import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AskForm } from './AskForm.tsx';

const meta = {
  title: 'Office/Ask form',
  component: AskForm,
  parameters: { docs: { isFramed: true } },
  args: { name: 'Sunita Bakul', question: '', onChange: fn(), onAsk: fn(), onBack: fn() },
  render: (args) => {
    const [question, setQuestion] = useState(args.question);
    return <AskForm {...args} question={question} onChange={setQuestion} />;
  },
} satisfies Meta<typeof AskForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneQuestion: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveFocus();
    await userEvent.keyboard('Under which name did you graduate?{Control>}{Enter}{/Control}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const NothingWasWritten: Story = { args: { error: 'Write what you want to know.' } };
export const Busy: Story = { args: { busy: true, question: 'Under which name did you graduate?' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'], args: { question: 'Under which name did you graduate?' } };
