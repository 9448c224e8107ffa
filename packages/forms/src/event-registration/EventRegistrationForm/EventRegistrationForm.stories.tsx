import type { EventRegistrationBody, Receipt } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { stoppedClock } from '../../form/clock.ts';
import { saysEveryError } from '../../form/samples.ts';
import type { SendOptions } from '../../form/submission.ts';
import { EventRegistrationForm } from './EventRegistrationForm.tsx';
import { box, fillIn, onATicket, press, send, typed } from './samples.tsx';

const meta = {
  title: 'Forms/EventRegistrationForm',
  component: EventRegistrationForm,
  ...onATicket,
} satisfies Meta<typeof EventRegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };

export const NothingWasAnswered: Story = {
  tags: ['photo'],
  play: async ({ args, canvas, step }) => {
    await step('every rule speaks, at its field and in the summary', async () => {
      await press(canvas);
      await saysEveryError(canvas, 'Four answers need another look', 4);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

const typingClock = stoppedClock();
export const SentWithTheKeyboardAlone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: send(), onRegistered: fn(), clock: typingClock },
  play: async ({ args, canvas, step }) => {
    await step('Tab walks through the form in order, past the field that is for programs', async () => {
      for (const [name, words] of [
        [/First name/, ' Meera '],
        [/Last name/, 'Kadamb'],
        [/Email/, 'meera.kadamb@example.org'],
        [/Graduation year/, '1998'],
        [/Comments/, 'No onions, please.'],
      ] as const) {
        await userEvent.tab();
        await expect(box(canvas, name)).toHaveFocus();
        await userEvent.keyboard(words);
      }
      typingClock.pass(20_000);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    });
    await step('the success is said, with the number, and the form is empty', async () => {
      await expect(
        await canvas.findByRole('region', { name: 'Registration successful! See you at the event!' }),
      ).toBeVisible();
      await expect(canvas.getByText('Reference E-7K2M-4QHD')).toBeVisible();
      await expect(box(canvas, /First name/)).toHaveValue('');
      await expect(box(canvas, /Comments/)).toHaveValue('');
      await expect(sessionStorage).toHaveLength(0);
      await expect(args.onRegistered).toHaveBeenCalledOnce();
    });
    await step('what went out: the trimmed answers, an empty trap, how long it took, a key', async () => {
      await expect(args.onSubmit).toHaveBeenCalledWith(
        // The body has only keys that the specification names.
        { ...typed, graduationYear: 1998 },
        { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/), signal: expect.any(AbortSignal) },
      );
    });
    await step('one press more is no empty try', async () => {
      await press(canvas);
      await expect(canvas.queryByText('First name is required')).toBeNull();
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('the next person’s typing takes the words away', async () => {
      await userEvent.type(box(canvas, /First name/), 'S');
      await expect(canvas.queryByText('Reference E-7K2M-4QHD')).toBeNull();
    });
  },
};

export const Registered: Story = {
  tags: ['photo'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas);
    await expect(await canvas.findByText('Reference E-7K2M-4QHD')).toBeVisible();
  },
};

export const BeingSent: Story = {
  tags: ['photo'],
  args: {
    onSubmit: fn(
      (_body: EventRegistrationBody, _options: SendOptions) => new Promise<Receipt>(() => undefined),
    ),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: 'Registering...' })).toBeVisible();
  },
};

export const AProgramFillsInTheTrap: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: send() },
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('people do not meet it', async () => {
      await expect(canvas.queryByRole('textbox', { name: /Leave this empty/ })).toBeNull();
    });
    await fillIn(canvas);
    const trap = canvasElement.querySelector<HTMLInputElement>('input[name="homepage"]');
    if (trap) trap.value = 'https://example.org/cheap';
    await press(canvas);
    await waitFor(() =>
      expect(mocked(args.onSubmit).mock.calls[0]?.[0].homepage).toBe('https://example.org/cheap'),
    );
  },
};

export const ADraftSurvivesAReload: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const values = { firstName: 'Meera', comments: 'Beside Leela, if she', captchaToken: 'never' };
    sessionStorage.setItem(
      'banyan.draft.event.event-long-table',
      JSON.stringify({ version: 1, savedAt: Date.now(), values }),
    );
  },
  play: async ({ canvas, step }) => {
    await step('what was typed stands there again', async () => {
      await waitFor(() => expect(box(canvas, /First name/)).toHaveValue('Meera'));
      await expect(box(canvas, /Comments/)).toHaveValue('Beside Leela, if she');
    });
    await step('and is kept on, for this event only', async () => {
      await userEvent.type(box(canvas, /Last name/), 'Kadamb');
      await expect(sessionStorage.getItem('banyan.draft.event.event-long-table')).toMatch(/Kadamb/);
      await expect(sessionStorage).toHaveLength(1);
    });
  },
};
