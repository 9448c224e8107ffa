import { answerMessages } from '@banyan/api/contract';
import { FormSheet } from '@banyan/ui/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnswerForm } from './AnswerForm.tsx';

const meta = {
  title: 'Forms/AnswerForm',
  component: AnswerForm,
  args: {
    action: '/answer',
    token: 'sample',
    question: 'We could not find you in the rolls. Under which name did you study, and when?',
  },
  render: (args) => (
    <FormSheet>
      <AnswerForm {...args} />
    </FormSheet>
  ),
} satisfies Meta<typeof AnswerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['photo'],
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: args.question });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.getAttribute('action')).toBe('/answer');
    await expect(form.elements.namedItem('token')).toHaveValue('sample');
    await expect(canvas.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  },
};

export const NothingWasWritten: Story = {
  tags: ['photo'],
  args: { error: answerMessages.answerRequired },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Your answer' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Write your answer first\./);
    await expect(canvas.getByRole('region', { name: 'One answer needs another look' })).toBeVisible();
  },
};

export const ItCouldNotBeSent: Story = {
  tags: ['!dev', '!autodocs'],
  args: { answer: 'As Nandruk.\nIn 1998.', message: answerMessages.errorOccurred },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(answerMessages.errorOccurred)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('As Nandruk.\nIn 1998.');
  },
};

export const AQuestionOfSeveralLines: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    question:
      'There are two of your name in the rolls of 1998.\n\nWhich program did you study?\nAnd do you remember the number of your room in the hostel, or who taught you surveying?',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('form p').length).toBeGreaterThanOrEqual(3);
  },
};

export const OneVeryLongWord: Story = {
  args: { question: `What is ${'x'.repeat(200)}?` },
  globals: { viewport: { value: 'smallest' } },
};
