import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { saysEveryError } from '../../form/samples.ts';
import { DonationForm, type DonationFormProps } from './DonationForm.tsx';
import { amountBox, box, fillIn, go, onItsPage, rohan } from './samples.tsx';

const meta = {
  title: 'Forms/DonationForm',
  component: DonationForm,
  ...onItsPage,
} satisfies Meta<typeof DonationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    await fillIn(canvas);
    await step('the purpose marks its limb', async () => {
      const areas = canvas.getByRole('region', { name: 'Seven ways down to the ground' });
      await expect(within(areas).getByRole('button', { pressed: true })).toHaveTextContent('Student Laptops');
    });
  },
};

export const NothingWasAnswered: Story = {
  tags: ['photo'],
  play: async ({ canvas, step }) => {
    await step('every rule speaks, at its field and in the summary', async () => {
      await go(canvas);
      await saysEveryError(canvas, 'Five answers need another look', 5);
    });
    await step('an entry leads to its field', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Graduation year is required' }));
      await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    });
    await step('purpose is nobody’s duty', async () => {
      await expect(canvas.getByRole('combobox', { name: /Purpose/ })).toBeValid();
    });
  },
};

export const EditingAFieldClearsItsError: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const year = canvas.getByRole('spinbutton', { name: 'Graduation year' });
    await go(canvas);
    await step('its own, at the first letter, and no other', async () => {
      await userEvent.type(box(canvas, /Email/), 'r');
      await expect(box(canvas, /Email/)).not.toHaveAttribute('aria-invalid');
      await expect(box(canvas, /First name/)).toBeInvalid();
    });
    await step('the next press looks again', async () => {
      await userEvent.type(year, '1853');
      await go(canvas);
      await expect(box(canvas, /Email/)).toHaveAccessibleDescription(/Email is invalid/);
      await expect(year).toHaveAccessibleDescription('Please enter a valid year');
      await userEvent.type(year, '{Backspace}');
      await expect(year).not.toHaveAttribute('aria-invalid');
    });
    await step('the input begins later than the rule', async () => {
      await expect(year).toHaveAttribute('min', '1856');
    });
  },
};

/** Page that keeps the step in its address, where Back can change it. */
function WithAddress(args: DonationFormProps) {
  const [step, setStep] = useState<1 | 2>(1);
  return (
    <>
      <h1>Donate</h1>
      <button type="button" onClick={() => setStep(1)}>
        Back in history
      </button>
      <DonationForm {...args} step={step} onStepChange={({ step: next }) => setStep(next)} />
    </>
  );
}

export const ThroughTheFirstStepWithTheKeyboardAndBack: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas, step }) => {
    await step('Tab walks through the form in order', async () => {
      canvas.getByRole('button', { name: 'Back in history' }).focus();
      for (const [role, name, words] of [
        ['textbox', /First name/, rohan.firstName],
        ['textbox', /Last name/, rohan.lastName],
        ['textbox', /Email/, rohan.email],
        ['spinbutton', /Graduation year/, rohan.graduationYear],
        ['combobox', /Program/, ''],
        ['combobox', /Purpose/, 'The boat club'],
      ] as const) {
        await userEvent.tab();
        const field = canvas.getByRole(role, { name });
        await expect(field).toHaveFocus();
        if (words) await userEvent.keyboard(words);
        else await userEvent.selectOptions(field, rohan.program);
      }
      await userEvent.keyboard('{Enter}');
    });
    await step('the payment step has the focus, and the summary', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Payment/ })).toHaveFocus());
      await amountBox(canvas);
      const summary = canvas.getByRole('complementary', { name: 'Donation summary' });
      for (const words of ['Rohan Bakul', rohan.email, 'BE/B-Tech', '2011', 'The boat club', '$25']) {
        await expect(within(summary).getByText(words)).toBeVisible();
      }
    });
    await step('← Back to Info goes back, and everything stands there', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '← Back to Info' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: /Donor Information/ })).toHaveFocus());
      await expect(canvas.getByRole('combobox', { name: /Purpose/ })).toHaveValue('The boat club');
    });
    await step('and so does the browser’s Back', async () => {
      await go(canvas);
      await amountBox(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Back in history' }));
      await expect(await canvas.findByRole('textbox', { name: /First name/ })).toHaveValue('Rohan');
    });
  },
};

export const ALimbThatIsPressedNamesThePurpose: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const purpose = canvas.getByRole('combobox', { name: /Purpose/ });
    const housing = canvas.getByRole('button', { name: 'Student Housing' });
    await userEvent.click(housing);
    await expect(purpose).toHaveValue('Student Housing');
    await expect(housing).toHaveAttribute('aria-pressed', 'true');
    await userEvent.clear(purpose);
    await userEvent.type(purpose, 'student laptops');
    await expect(canvas.getByRole('button', { name: 'Student Laptops' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Student Laptops' }));
    await expect(purpose).toHaveValue('');
  },
};

const prefill = { amount: 100, purpose: 'student housing' };
export const ALinkBroughtAnAmountAndAPurpose: Story = {
  tags: ['!dev', '!autodocs'],
  args: { prefill },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Purpose/ })).toHaveValue('student housing');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Student Housing');
    await fillIn(canvas);
    await go(canvas);
    await expect(await amountBox(canvas)).toHaveValue(100);
  },
};

export const AnAddressAloneDoesNotLeadToThePayment: Story = {
  tags: ['!dev', '!autodocs'],
  args: { step: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Donor Information/ })).toBeVisible();
    await fillIn(canvas);
    await expect(canvas.getByRole('heading', { name: /Donor Information/ })).toBeVisible();
  },
};
