import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '../../fields/TextField/index.ts';
import { DraftNote, DraftNotice } from './DraftNote.tsx';

const draft = {
  onDevice: false,
  setOnDevice: fn(),
  restored: false,
  discarded: false,
  onDiscard: fn(),
  onUndo: fn(),
};

const meta = {
  title: 'Forms/DraftNote',
  component: DraftNote,
  subcomponents: { DraftNotice },
  args: { draft },
} satisfies Meta<typeof DraftNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeptInThisTab: Story = {
  tags: ['photo'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.draft.setOnDevice).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.draft.onDiscard).toHaveBeenCalled();
  },
};
export const Discarded: Story = {
  args: { draft: { ...draft, discarded: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Discarded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.draft.onUndo).toHaveBeenCalled();
  },
};

/** Shows them as in a form: one above it, one below. */
const aroundAForm: Story['render'] = (args) => (
  <Stack space={24}>
    <DraftNotice {...args} />
    <TextField label="First name" name="first" defaultValue="Meera" />
    <DraftNote {...args} />
  </Stack>
);
export const OfTheLastVisit: Story = {
  tags: ['photo'],
  args: { draft: { ...draft, restored: true, onDevice: true } },
  render: aroundAForm,
  play: async ({ args, canvas }) => {
    const notice = canvas.getByRole('status', { name: 'This is the draft of your last visit.' });
    await expect(
      notice.compareDocumentPosition(canvas.getByRole('textbox')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.draft.onDiscard).toHaveBeenCalledOnce();
  },
};
export const OfTheLastVisitAndDiscarded: Story = {
  tags: ['!dev', '!autodocs'],
  args: { draft: { ...draft, restored: true, discarded: true } },
  render: aroundAForm,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Discarded.' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
