import type { JobBody, Receipt } from '@banyan/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { slowVerification } from '../../captcha/samples.tsx';
import { stoppedClock } from '../../form/clock.ts';
import { saysEveryError } from '../../form/samples.ts';
import type { SendOptions } from '../../form/submission.ts';
import { JobForm } from './JobForm.tsx';
import { begun, box, inItsPage, press, send, solve, submit } from './samples.ts';

const meta = {
  title: 'Forms/JobForm',
  component: JobForm,
  ...inItsPage,
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['photo'] };
export const OnAPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: begun(),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const TheVerificationIsOnItsWay: Story = { args: { verification: slowVerification } };

export const NothingWasAnswered: Story = {
  tags: ['photo'],
  play: async ({ args, canvas, step }) => {
    await step('every rule speaks, at its field and in the summary', async () => {
      await submit(canvas);
      await saysEveryError(canvas, 'Eleven answers need another look', 11);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('the entry about the type leads to the first chip', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Job type is required' }));
      await expect(canvas.getByRole('radio', { name: 'Full-time' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(canvas.queryByText('Job type is required')).toBeNull();
    });
  },
};

export const WhatItPays: Story = {
  args: { onSubmit: send() },
  beforeEach: begun({ remote: true, payMin: '$95,000', payMax: '85000', payPeriod: '' }),
  play: async ({ args, canvas, step }) => {
    await waitFor(() => expect(box(canvas, 'Lowest')).toHaveValue('$95,000'));
    await solve(canvas);
    await submit(canvas);
    await step('is a range, by the year or by the hour', async () => {
      await expect(box(canvas, 'Highest')).toHaveAccessibleDescription(
        'The highest pay should not be below the lowest',
      );
      await userEvent.click(
        canvas.getByRole('link', { name: 'Please say whether the pay is by the year or by the hour' }),
      );
      await expect(canvas.getByRole('radio', { name: 'The year' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await userEvent.type(box(canvas, 'Highest'), '{Control>}a{/Control}110,000');
      await expect(canvas.queryByText(/highest pay/)).toBeNull();
      await expect(canvas.getByText('$95,000 to $110,000 a year')).toBeVisible();
    });
    await step('and goes out as whole dollars', async () => {
      await submit(canvas);
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith(
          expect.objectContaining({ remote: true, payMin: 95_000, payMax: 110_000, payPeriod: 'year' }),
          expect.anything(),
        ),
      );
    });
  },
};

export const ItsRowGrowsBesideIt: Story = {
  tags: ['photo'],
  beforeEach: begun(),
  play: async ({ canvas, step }) => {
    const row = within(canvas.getByRole('complementary', { name: 'How it will look' }));
    await expect(await row.findByRole('heading', { name: 'Motor drive engineer' })).toBeVisible();
    await expect(row.getByText('Posted today')).toBeVisible();
    await userEvent.click(row.getByText('Details, requirements and contact'));
    await expect(row.getByText('Posted by Leela Umbar.')).toBeVisible();
    await step('with the contact only when the poster agrees', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Show my email/ }));
      await expect(row.getByRole('link', { name: 'leela.umbar@example.org' })).toBeVisible();
    });
  },
};

export const Sent: Story = {
  tags: ['photo'],
  args: { onSubmit: send() },
  beforeEach: begun(),
  play: async ({ args, canvas, step }) => {
    await waitFor(() => expect(box(canvas, /Job title/)).toHaveValue('Motor drive engineer'));
    await solve(canvas);
    await submit(canvas);
    await step('the success takes the focus and says what happens now', async () => {
      const heading = await canvas.findByRole('heading', { name: 'Job Posting Submitted Successfully!' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByText('J-7KQ2-94FD')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Go to the job board' })).toHaveAttribute(
        'href',
        '/job-board',
      );
    });
    await step('an email address went out as a link that writes mail', async () => {
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          applicationLink: 'mailto:jobs@example.org',
          agreeTerms: true,
          showContact: undefined,
          postedBy: {
            User: { name: 'Leela Umbar', email: 'leela.umbar@example.org', contactNo: '(972) 555-0118' },
          },
        }),
        { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/), signal: expect.any(AbortSignal) },
      );
    });
    await step('no draft is left', async () => {
      await waitFor(() => expect(sessionStorage).toHaveLength(0));
    });
  },
};

export const AnotherJob: Story = {
  ...Sent,
  tags: [],
  args: { onSubmit: send() },
  play: async (context) => {
    await Sent.play?.(context);
    const { canvas } = context;
    await press(canvas, 'Post Another Job');
    await waitFor(() => expect(box(canvas, /Job title/)).toHaveFocus());
    await expect(box(canvas, /Job title/)).toHaveValue('');
    await expect(await canvas.findByText('Please complete the CAPTCHA')).toBeVisible();
  },
};

export const BeingSent: Story = {
  tags: ['photo'],
  args: { onSubmit: fn((_body: JobBody, _options: SendOptions) => new Promise<Receipt>(() => undefined)) },
  beforeEach: begun(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(box(canvas, /Job title/)).toHaveValue('Motor drive engineer'));
    await solve(canvas);
    await submit(canvas);
    await expect(await canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
};

const aging = stoppedClock();
export const TheTokenIsTooOld: Story = {
  tags: ['photo'],
  args: { clock: aging },
  beforeEach: begun(),
  play: async ({ canvas, step }) => {
    await solve(canvas);
    await step('110 seconds later a note warns, in this form’s own spelling', async () => {
      aging.pass(110_000);
      await expect(
        await canvas.findByText('⚠️ CAPTCHA may have expired. Please solve again before submitting.'),
      ).toBeVisible();
      await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
    });
  },
};
