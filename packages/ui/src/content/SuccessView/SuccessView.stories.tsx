import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { NumberedStep, NumberedSteps } from '../../elements/NumberedSteps/index.ts';
import { SuccessView } from './SuccessView.tsx';

const meta = {
  title: 'Content/Beside a thing/SuccessView',
  component: SuccessView,
  args: {
    heading: 'Message Sent Successfully!',
    lede: 'It is in the secretary’s tray. You will hear from a person, at the address you gave.',
    reference: 'C-2026-0417',
    actions: (
      <>
        <Button>Send Another Message</Button>
        <MoreLink href="/">Back to the front page</MoreLink>
      </>
    ),
  },
} satisfies Meta<typeof SuccessView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    await step('the heading takes focus, so that it is read first', async () => {
      await expect(canvas.getByRole('heading', { name: 'Message Sent Successfully!' })).toHaveFocus();
    });
    await step('the reference number is there to be quoted', async () => {
      await expect(canvas.getByText('C-2026-0417')).toBeVisible();
    });
  },
};
export const WithNextSteps: Story = {
  args: {
    heading: 'Membership Request Submitted Successfully!',
    lede: undefined,
    reference: 'M-2026-0112',
    children: (
      <NumberedSteps direction="down">
        <NumberedStep heading="A person reads it">
          A volunteer of your chapter checks the year and the program against the rolls.
        </NumberedStep>
        <NumberedStep heading="You get an email">
          It says that you are in, usually within a week.
        </NumberedStep>
        <NumberedStep heading="You are in the directory">With your name, year and program.</NumberedStep>
      </NumberedSteps>
    ),
    actions: <Button variant="line">Submit Another Application</Button>,
  },
};
export const WordsAlone: Story = { args: { lede: undefined, reference: undefined, actions: undefined } };
