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
      await expect(canvas.getByRole('radio', { name: 'A gift' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Check' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Person' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('Dattatraya{Tab}Umbar{Tab}{Tab}500');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onRecord).toHaveBeenCalledWith(
        {
          kind: 'check',
          contribution: 'gift',
          organization: '',
          fairValueCents: null,
          description: '',
          firstName: 'Dattatraya',
          lastName: 'Umbar',
          email: '',
          cents: 500_00,
          day: '2026-10-12',
          purpose: '',
          note: '',
          receipt: false,
        },
        'person',
      );
    });
    await step('with an email there is a receipt, unless one says no', async () => {
      await userEvent.type(canvas.getByLabelText(/^Email/), 'd.umbar@example.org');
      const receipt = canvas.getByRole('checkbox', { name: 'Send the receipt to d.umbar@example.org' });
      await expect(receipt).toBeChecked();
      await userEvent.click(receipt);
      await userEvent.click(canvas.getByRole('button', { name: 'Record gift' }));
      await expect(args.onRecord).toHaveBeenLastCalledWith(
        expect.objectContaining({ email: 'd.umbar@example.org', receipt: false }),
        'person',
      );
    });
    await step('Escape goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};
export const PartlyForSomething: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Partly in exchange for something' }));
    await step('asks what was given in return, and its fair value', async () => {
      await userEvent.type(canvas.getByLabelText('What the donor received in return'), 'Dinner for two');
      await userEvent.type(canvas.getByLabelText('Fair market value, USD'), '80');
      await userEvent.type(canvas.getByLabelText('Amount, USD'), '250');
      await userEvent.click(canvas.getByRole('button', { name: 'Record gift' }));
      await expect(args.onRecord).toHaveBeenLastCalledWith(
        expect.objectContaining({
          contribution: 'partial',
          cents: 250_00,
          fairValueCents: 80_00,
          description: 'Dinner for two',
        }),
        'person',
      );
    });
    await step('a plain gift keeps what was typed, and sends none of it', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'A gift' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Record gift' }));
      await expect(args.onRecord).toHaveBeenLastCalledWith(
        expect.objectContaining({ contribution: 'gift', fairValueCents: null, description: '' }),
        'person',
      );
      await userEvent.click(canvas.getByRole('radio', { name: 'Partly in exchange for something' }));
      await expect(canvas.getByLabelText('Fair market value, USD')).toHaveValue('80');
    });
  },
};
export const GoodsHaveNoAmount: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Goods or services' }));
    await expect(canvas.queryByLabelText('Amount, USD')).toBeNull();
    await userEvent.type(canvas.getByLabelText('What was given'), '12 laptops');
    await userEvent.click(canvas.getByRole('button', { name: 'Record gift' }));
    await expect(args.onRecord).toHaveBeenLastCalledWith(
      expect.objectContaining({ contribution: 'goods', kind: 'other', cents: 0, description: '12 laptops' }),
      'person',
    );
  },
};
export const AnOrganizationIsTheDonor: Story = {
  play: async ({ args, canvas, step }) => {
    await step('has a name and a contact email; its contact person may be left out', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Organization' }));
      await userEvent.type(canvas.getByLabelText('Organization name'), 'Example Foundation');
      await userEvent.type(canvas.getByLabelText(/^Contact email/), 'grants@example.org');
      await userEvent.type(canvas.getByLabelText('Amount, USD'), '500');
      await userEvent.click(canvas.getByRole('button', { name: 'Record gift' }));
      await expect(args.onRecord).toHaveBeenLastCalledWith(
        expect.objectContaining({
          organization: 'Example Foundation',
          firstName: '',
          lastName: '',
          email: 'grants@example.org',
        }),
        'organization',
      );
    });
    await step('a person gives for themselves, whatever organization was typed before', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Person' }));
      await expect(canvas.queryByLabelText('Organization name')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Record gift' }));
      await expect(args.onRecord).toHaveBeenLastCalledWith(
        expect.objectContaining({ organization: '' }),
        'person',
      );
    });
  },
};
export const AFundIsTheDonor: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Donor-advised fund grant' }));
    await userEvent.type(canvas.getByLabelText('Fund that gave it'), 'Example Gift Fund');
    await userEvent.type(canvas.getByLabelText(/^Email/), 'g.kanchan@example.org');
    await expect(
      canvas.getByRole('checkbox', { name: 'Send our thanks to g.kanchan@example.org' }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Record gift' }));
    await expect(args.onRecord).toHaveBeenLastCalledWith(
      expect.objectContaining({ contribution: 'fund', organization: 'Example Gift Fund', firstName: '' }),
      'organization',
    );
  },
};
export const ACompanyIsTheDonor: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Employer’s match' }));
    await expect(canvas.getByLabelText('Company that gave it')).toBeVisible();
  },
};
export const PartlyForSomethingRefused: Story = {
  args: {
    errors: {
      description: officeGiftMessages.inReturn,
      fairValueCents: officeGiftMessages.fairValueMuch,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Partly in exchange for something' }));
    await expect(canvas.getByLabelText('Fair market value, USD')).toHaveAccessibleDescription(
      expect.stringContaining(officeGiftMessages.fairValueMuch),
    );
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
