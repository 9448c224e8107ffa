import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextAreaField, textAreaVariants } from './TextAreaField.tsx';

const letter = 'Dear secretary,\nwho keeps the kite strings?\nI still have two spools.';

const meta = {
  title: 'Fields/TextAreaField',
  component: TextAreaField,
  args: { label: 'Message', name: 'message' },
  argTypes: { variant: { control: 'select', options: textAreaVariants } },
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};
export const Ruled: Story = {
  args: { variant: 'ruled', defaultValue: letter },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Message' });
    await expect(getComputedStyle(text).lineHeight).toBe('44px');
  },
};
export const RuledAndInvalid: Story = {
  parameters: { announces: [{ role: 'textbox', name: 'Message', description: 'Message is required' }] },
  args: { variant: 'ruled', error: 'Message is required' },
};
const states = (
  <Stack space={24}>
    <TextAreaField label="A job to share" name="a" optional />
    <TextAreaField label="A note" name="b" error="Use at most 2000 characters." defaultValue="Too much" />
    <TextAreaField label="Message" name="c" variant="ruled" defaultValue={letter} />
    <TextAreaField label="Message" name="d" variant="ruled" error="Message is required" />
    <TextAreaField label="While it is being sent" name="e" variant="ruled" readOnly defaultValue={letter} />
  </Stack>
);
export const Gallery: Story = { tags: ['photo'], render: () => states };

const aLetterAndANote = (note: (typeof textAreaVariants)[number]) => (
  <Stack space={24}>
    <TextAreaField label="Message" name="message" variant="ruled" />
    <TextAreaField label="How did you find us?" name="found" variant={note} optional />
  </Stack>
);
export const DoRuleTheOneText: Story = { tags: ['!dev'], render: () => aLetterAndANote('plain') };
export const DontRuleEveryText: Story = { tags: ['!dev'], render: () => aLetterAndANote('ruled') };
