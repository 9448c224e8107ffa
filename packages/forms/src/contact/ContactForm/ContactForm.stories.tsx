import type { ContactBody, Receipt } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { slowVerification } from '../../captcha/samples.tsx';
import { stoppedClock } from '../../form/clock.ts';
import { saysEveryError } from '../../form/samples.ts';
import type { SendOptions } from '../../form/submission.ts';
import { ContactForm } from './ContactForm.tsx';
import { box, fillIn, inALetter, send, solve, submitButton, typed } from './samples.tsx';

const meta = {
  title: 'Forms/ContactForm',
  component: ContactForm,
  ...inALetter,
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['photo'] };
export const TheVerificationIsOnItsWay: Story = { args: { verification: slowVerification } };

export const NothingWasAnswered: Story = {
  tags: ['photo'],
  play: async ({ args, canvas, step }) => {
    await step('every rule speaks, at its field and in the summary', async () => {
      await userEvent.click(submitButton(canvas));
      await saysEveryError(canvas, 'Five answers need another look', 5);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('an entry leads to its field, which says what is wrong', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Email is required' }));
      await expect(box(canvas, /Email/)).toHaveFocus();
      await expect(box(canvas, /Email/)).toHaveAccessibleDescription(/Email is required/);
      await expect(box(canvas, /Email/)).toBeInvalid();
    });
    await step('a field that is mended is in peace at once', async () => {
      await userEvent.type(box(canvas, /First name/), 'M');
      await expect(canvas.queryByText('First name is required')).toBeNull();
      await expect(box(canvas, /First name/)).toBeValid();
    });
  },
};

export const SentWithTheKeyboardAlone: Story = {
  tags: ['photo'],
  args: { onSubmit: send() },
  play: async ({ args, canvas, step }) => {
    await step('Tab walks through the letter in order', async () => {
      for (const [name, words] of [
        [/First name/, 'Meera'],
        [/Last name/, 'Kadamb'],
        [/Email/, ' meera.kadamb@example.org '],
        [/Phone/, ''],
        [/Message/, 'Who keeps the kite strings?'],
      ] as const) {
        await userEvent.tab();
        await expect(box(canvas, name)).toHaveFocus();
        if (words) await userEvent.keyboard(words);
      }
      await canvas.findByRole('button', { name: 'Solve' });
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('CAPTCHA verified')).toBeVisible();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(submitButton(canvas)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    });
    await step('the success takes the focus and gives the number', async () => {
      const heading = await canvas.findByRole('heading', { name: 'Message Sent Successfully!' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByText('C-2026-0417')).toBeVisible();
      await expect(args.onSubmit).toHaveBeenCalledWith(
        { ...typed, message: 'Who keeps the kite strings?', captchaToken: expect.any(String) },
        { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/), signal: expect.any(AbortSignal) },
      );
    });
  },
};

export const AnotherMessage: Story = {
  args: { onSubmit: send() },
  play: async ({ canvas, step }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await step('leads to an empty letter and its first field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send Another Message' }));
      await waitFor(() => expect(box(canvas, /First name/)).toHaveFocus());
      await expect(box(canvas, /Message/)).toHaveValue('');
      await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
      await expect(sessionStorage).toHaveLength(0);
    });
  },
};

export const BeingSent: Story = {
  tags: ['photo'],
  args: {
    onSubmit: fn((_body: ContactBody, _options: SendOptions) => new Promise<Receipt>(() => undefined)),
  },
  play: async ({ args, canvas, step }) => {
    await fillIn(canvas);
    await solve(canvas);
    await step('a double click is one call', async () => {
      await userEvent.dblClick(submitButton(canvas));
      const button = await canvas.findByRole('button', { name: 'SENDING...' });
      await userEvent.click(button);
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute('aria-busy', 'true');
    });
    await step('meanwhile nothing can be changed', async () => {
      await userEvent.type(box(canvas, /Message/), 'P.S.');
      await expect(box(canvas, /Message/)).toHaveValue('Who keeps the kite strings?');
    });
  },
};

const clearClock = stoppedClock();
export const ClearedAndUndone: Story = {
  args: { clock: clearClock },
  play: async ({ canvas, step }) => {
    await fillIn(canvas);
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Another Message' }));
    await fillIn(canvas);
    await userEvent.type(box(canvas, /Email/), ' and more');
    await solve(canvas);
    await userEvent.click(submitButton(canvas));
    await step('CLEAR wipes fields, errors and the verification', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'CLEAR' }));
      await expect(box(canvas, /Message/)).toHaveValue('');
      await expect(box(canvas, /Email/)).toBeValid();
      await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
      await expect(canvas.getByText('Cleared.')).toBeVisible();
    });
    await step('Undo has the focus and brings the words back', async () => {
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(box(canvas, /Message/)).toHaveValue('Who keeps the kite strings?');
      await expect(canvas.getByRole('button', { name: 'CLEAR' })).toHaveFocus();
    });
    await step('ten seconds later there is nothing to undo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'CLEAR' }));
      clearClock.pass(9_999);
      await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
      clearClock.pass(1);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'CLEAR' })).toHaveFocus());
      await expect(box(canvas, /Message/)).toHaveValue('');
    });
  },
};

const slowClock = stoppedClock();
export const TheTokenIsTooOld: Story = {
  tags: ['!dev', '!autodocs'],
  args: { clock: slowClock, onSubmit: send() },
  play: async ({ args, canvas, step }) => {
    await fillIn(canvas);
    await solve(canvas);
    await step('110 seconds later a note warns', async () => {
      slowClock.pass(109_999);
      await expect(canvas.getByText('CAPTCHA verified')).toBeVisible();
      slowClock.pass(1);
      await expect(
        await canvas.findByText('CAPTCHA may have expired. Please solve again before submitting.'),
      ).toBeVisible();
    });
    await step('and submitting asks to solve it again', async () => {
      await userEvent.click(submitButton(canvas));
      await expect(
        await canvas.findAllByText('CAPTCHA has expired. Please solve it again before submitting.'),
      ).toHaveLength(2);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('after which it goes', async () => {
      await solve(canvas);
      await userEvent.click(submitButton(canvas));
      await expect(await canvas.findByText('Message Sent Successfully!')).toBeVisible();
    });
  },
};

export const ADraftSurvivesAReload: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const values = { firstName: 'Meera', message: 'Dear all,\nI was halfway through', captchaToken: 'never' };
    sessionStorage.setItem(
      'banyan.draft.contact',
      JSON.stringify({ version: 1, savedAt: Date.now(), values }),
    );
  },
  play: async ({ canvas, step }) => {
    await step('what was typed stands there again', async () => {
      await waitFor(() => expect(box(canvas, /First name/)).toHaveValue('Meera'));
      await expect(box(canvas, /Message/)).toHaveValue('Dear all,\nI was halfway through');
    });
    await step('and is kept on, without any token', async () => {
      await userEvent.type(box(canvas, /Last name/), 'Kadamb');
      await solve(canvas);
      await expect(sessionStorage.getItem('banyan.draft.contact')).toMatch(/Kadamb/);
      await expect(sessionStorage.getItem('banyan.draft.contact')).not.toMatch(/captchaToken|sample-token/);
    });
  },
};
