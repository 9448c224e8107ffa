import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, mocked, userEvent, waitFor, within } from 'storybook/test';
import { slowVerification } from '../../captcha/samples.tsx';
import { RegistrationWizard } from './RegistrationWizard.tsx';
import type { RegistrationStep } from './registrationFields.ts';
import {
  begun,
  box,
  inItsPage,
  isStep2,
  isStep3,
  press,
  send,
  solve,
  step2,
  step3,
  stepTitle,
  toStep3,
} from './samples.ts';

const meta = {
  title: 'Forms/RegistrationWizard',
  component: RegistrationWizard,
  ...inItsPage,
} satisfies Meta<typeof RegistrationWizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Step1: Story = { tags: ['photo'] };
export const Step2: Story = {
  tags: ['photo'],
  args: { step: 2 },
  beforeEach: begun({}),
  play: async (context) => void (await isStep2(context)),
};
export const Step2Dark: Story = {
  args: { step: 2 },
  beforeEach: begun({}),
  globals: { mode: 'dark' },
  play: async (context) => void (await isStep2(context)),
};
export const Step3: Story = {
  tags: ['photo'],
  args: { step: 3 },
  beforeEach: begun({}),
  play: async (context) => void (await isStep3(context)),
};
export const Step3OnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { step: 3 },
  beforeEach: begun({ publicCompany: true }),
  play: async (context) => void (await isStep3(context)),
  globals: { viewport: { value: 'phone' } },
};
export const TheVerificationIsOnItsWay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { step: 3, verification: slowVerification },
  beforeEach: begun({}),
  play: async (context) => void (await isStep3(context)),
};
export const VeryLongAnswers: Story = {
  tags: ['!dev', '!autodocs'],
  args: { step: 3 },
  beforeEach: begun({
    FirstName: 'Chandrashekhar Venkatanarasimha',
    LastName: 'Umbarkar-Palashwadikar',
    Company: 'The Consolidated Institute for the Interconnection of Very Long Instruments and Their Makers',
  }),
  globals: { viewport: { value: 'smallest' } },
  play: async (context) => void (await isStep3(context)),
};

export const Step1Rules: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('Next says what is missing, stays, and leads to the first of it', async () => {
      await press(canvas, 'Next');
      const summary = await canvas.findByRole('region', { name: 'Three answers need another look' });
      await expect(within(summary).getAllByRole('link')).toHaveLength(3);
      await waitFor(() => expect(box(canvas, /First name/)).toHaveFocus());
    });
    await step('once it is mended, Enter goes on', async () => {
      await userEvent.type(box(canvas, /First name/), 'Meera');
      await userEvent.type(box(canvas, /Last name/), 'Kadamb');
      await userEvent.type(box(canvas, /Email/), 'meera.kadamb@example.org{Enter}');
      await waitFor(async () => expect(await stepTitle(canvas, step2)).toHaveFocus());
    });
  },
};

export const ThePostalAddressOpensOnRequestAndForAnError: Story = {
  play: async ({ canvas, step }) => {
    const zip = () => canvas.getByLabelText(/ZIP/);
    const toggle = canvas.getByText('Add a postal address');
    await step('only the state is asked for', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /State/ }), 'Michigan');
      await expect(zip()).not.toBeVisible();
    });
    await step('what is typed stays when it closes', async () => {
      await userEvent.click(toggle);
      await userEvent.type(zip(), '9'.repeat(30));
      await userEvent.click(toggle);
      await expect(zip()).not.toBeVisible();
    });
    await step('a wrong answer opens it', async () => {
      await userEvent.type(box(canvas, /First name/), 'Meera');
      await userEvent.type(box(canvas, /Last name/), 'Kadamb');
      await userEvent.type(box(canvas, /Email/), 'meera.kadamb@example.org');
      await press(canvas, 'Next');
      await waitFor(() => expect(zip()).toHaveFocus());
      await expect(zip()).toHaveValue('9'.repeat(30));
    });
  },
};

export const ADraftWithAnAddressOpensIt: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: begun({ 'address.state': 'Puerto Rico' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/ZIP/)).toBeVisible());
    await expect(canvas.getByRole('combobox', { name: /State/ })).toHaveValue('Puerto Rico');
  },
};

export const Step2Rules: Story = {
  tags: ['photo'],
  beforeEach: begun({ Year: '', Dept: '' }),
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(box(canvas, /First name/)).toHaveValue('Meera'));
    await press(canvas, 'Next');
    await isStep2({ canvas });
    await step('year and program are asked for', async () => {
      await press(canvas, 'Next');
      await expect(await canvas.findAllByText('Graduation year is required.')).toHaveLength(2);
      await expect(canvas.getAllByText('COEP program is required.')).toHaveLength(2);
      await waitFor(() => expect(box(canvas, /Graduation year/)).toHaveFocus());
    });
    await step('Other asks which', async () => {
      const program = canvas.getByRole('combobox', { name: 'COEP program' });
      await userEvent.type(box(canvas, /Graduation year/), '1998');
      await userEvent.selectOptions(program, 'Other');
      await press(canvas, 'Next');
      await expect(await canvas.findAllByText('Please specify your program.')).toHaveLength(2);
      await waitFor(() => expect(box(canvas, /Which program/)).toHaveFocus());
    });
    await step('Previous asks nothing', async () => {
      await press(canvas, 'Previous');
      await expect(await canvas.findByText('Contact Information', { selector: 'h2' })).toHaveFocus();
    });
  },
};

export const Joined: Story = {
  tags: ['photo'],
  args: { onSubmit: send() },
  beforeEach: begun({ Dept: 'Other', Dept_Other: 'Architecture' }),
  play: async ({ args, canvas, step }) => {
    await toStep3(canvas);
    await step('mentorship is no until somebody says yes', async () => {
      await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
      await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    });
    await step('the answers can be looked over and changed', async () => {
      await expect(canvas.getByText('12 Plumb Line Way, Fremont, California 94536')).toBeVisible();
      await press(canvas, 'Change Academic & Professional');
      await userEvent.clear(box(canvas, /Company/));
      await press(canvas, 'Next');
    });
    await solve(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Submit Registration' }));
    await step('the success takes the focus, gives the number and shows the entry in review', async () => {
      const heading = await canvas.findByRole('heading', {
        name: 'Membership Request Submitted Successfully!',
      });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByText('M-7KQ2-94FD')).toBeVisible();
      await expect(canvas.getByText('In review')).toBeVisible();
      await expect(canvas.getByText('What is on in CA for 1998')).toBeVisible();
    });
    await step('it was sent once, as the contract has it', async () => {
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(mocked(args.onSubmit).mock.calls[0]?.[0]).toMatchObject({
        FirstName: 'Meera',
        Year: 1998,
        Dept: 'Other',
        Dept_Other: 'Architecture',
        Company: '',
        LinkedInURL: 'https://example.org/in/meera-kadamb',
        mentorshipInterest: true,
        address: { street1: '12 Plumb Line Way', street2: '', city: 'Fremont', state: 'CA', zip: '94536' },
      });
    });
  },
};

export const AnotherApplication: Story = {
  args: { onSubmit: send() },
  beforeEach: begun({}),
  play: async ({ canvas, step }) => {
    await toStep3(canvas);
    await solve(canvas);
    await press(canvas, 'Submit Registration');
    await step('it starts empty at step 1', async () => {
      await press(canvas, 'Submit Another Application');
      await waitFor(() => expect(box(canvas, /First name/)).toHaveFocus());
      await expect(box(canvas, /First name/)).toHaveValue('');
      await expect(sessionStorage).toHaveLength(0);
    });
  },
};

export const SentTooEarlyMovesToTheLastStep: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: send() },
  play: async ({ args, canvas, step }) => {
    await step('a submit that nobody pressed', async () => {
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await stepTitle(canvas, step3);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('sending from there returns to what is missing', async () => {
      await solve(canvas);
      await press(canvas, 'Submit Registration');
      await expect(await canvas.findByText('Please fill in all required fields in Step 1.')).toBeVisible();
      await waitFor(() => expect(box(canvas, /First name/)).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

export const Step2IsMissingAtTheEnd: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: send() },
  beforeEach: begun({ Year: '' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(box(canvas, /First name/)).toHaveValue('Meera'));
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await stepTitle(canvas, step3);
    await solve(canvas);
    await press(canvas, 'Submit Registration');
    await expect(await canvas.findByText('Please fill in all required fields in Step 2.')).toBeVisible();
    await waitFor(() => expect(box(canvas, /Graduation year/)).toHaveFocus());
  },
};

export const TheVerificationIsMissing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: send() },
  beforeEach: begun({}),
  play: async ({ args, canvas, step }) => {
    await toStep3(canvas);
    await step('without it nothing is sent', async () => {
      await press(canvas, 'Submit Registration');
      await expect(await canvas.findAllByText('Please complete the CAPTCHA verification')).toHaveLength(2);
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const DraftKeptOnThisDevice: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: begun({}),
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(box(canvas, /First name/)).toHaveValue('Meera'));
    await step('what was typed on an earlier visit is said above the first field', async () => {
      const notice = await canvas.findByRole('status', { name: 'This is the draft of your last visit.' });
      await expect(notice.getBoundingClientRect().bottom).toBeLessThan(
        box(canvas, /First name/).getBoundingClientRect().top,
      );
    });
    const place = 'banyan.draft.registration';
    await step('only when somebody chooses so', async () => {
      await expect(localStorage.getItem(place)).toBeNull();
      await userEvent.click(await canvas.findByRole('checkbox', { name: /on this device/ }));
      await expect(localStorage.getItem(place)).toMatch(/Meera/);
    });
    await step('until it is discarded, which can be undone', async () => {
      await press(canvas, 'Discard draft');
      await expect(box(canvas, /First name/)).toHaveValue('');
      await expect(localStorage.getItem(place)).toBeNull();
      await press(canvas, 'Undo');
      await expect(box(canvas, /First name/)).toHaveValue('Meera');
      await expect(canvas.getByRole('button', { name: 'Discard draft' })).toHaveFocus();
    });
  },
};

export const ThePageKeepsTheStep: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: begun({}),
  render: function InAPage(args) {
    const [step, setStep] = useState<RegistrationStep>(1);
    return <RegistrationWizard {...args} step={step} onStepChange={(change) => setStep(change.step)} />;
  },
  play: async ({ canvas }) => {
    await toStep3(canvas);
    await press(canvas, 'Previous');
    await waitFor(async () => expect(await stepTitle(canvas, step2)).toHaveFocus());
  },
};
