import { officeGiftMessages } from '@banyan/api/office';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RecordForm } from './RecordForm.tsx';

const meta = {
  title: 'Office/Record form',
  component: RecordForm,
  args: { today: '2026-10-12', onRecord: fn(), onBack: fn() },
} satisfies Meta<typeof RecordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ACheckByKeysAlone: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the kind, the name, the amount', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Check' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('Dattatraya{Tab}Umbar{Tab}{Tab}500');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onRecord).toHaveBeenCalledWith({
        kind: 'check',
        firstName: 'Dattatraya',
        lastName: 'Umbar',
        email: '',
        cents: 500_00,
        day: '2026-10-12',
        purpose: '',
        note: '',
        receipt: false,
      });
    });
    await step('with an e-mail there is a receipt, unless one says no', async () => {
      await userEvent.type(canvas.getByLabelText(/^E-mail/), 'd.umbar@example.org');
      const receipt = canvas.getByRole('checkbox', { name: 'Send the receipt to d.umbar@example.org' });
      await expect(receipt).toBeChecked();
      await userEvent.click(receipt);
      await userEvent.click(canvas.getByRole('button', { name: 'Record it' }));
      await expect(args.onRecord).toHaveBeenLastCalledWith(
        expect.objectContaining({ email: 'd.umbar@example.org', receipt: false }),
      );
    });
    await step('Escape goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};
export const Refused: Story = {
  args: {
    errors: { firstName: officeGiftMessages.firstName, cents: officeGiftMessages.amount },
  },
};
export const IsRecorded: Story = { args: { busy: true } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
