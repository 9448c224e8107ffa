import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { stoppedClock } from '../../form/clock.ts';
import { SampleForm, sampleVerification, slowVerification, unreliableVerification } from '../samples.tsx';
import { HumanVerification } from './HumanVerification.tsx';

const meta = {
  title: 'Forms/HumanVerification',
  component: SampleForm,
  subcomponents: { HumanVerification },
  args: { settings: sampleVerification },
} satisfies Meta<typeof SampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const Loading: Story = { args: { settings: slowVerification } };
export const TheConfigurationIsOnItsWay: Story = { args: { settings: undefined } };

export const LoadErrorThenTryAgain: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Unreliable() {
    const [settings] = useState(unreliableVerification);
    return <SampleForm settings={settings} />;
  },
  play: async ({ canvas, step }) => {
    await step('says so', async () => {
      await expect(
        await canvas.findByText('Error loading CAPTCHA. Please refresh the page and try again.'),
      ).toBeVisible();
    });
    await step('and comes at the second try', async () => {
      await press(canvas, 'Try again');
      await expect(await canvas.findByRole('button', { name: 'Solve' })).toBeVisible();
      await expect(canvas.queryByText(/Error loading/)).toBeNull();
    });
  },
};

export const TheProviderTakesItsTokenBack: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'Solve');
    await press(canvas, 'Expire');
    await expect(canvas.getByText('CAPTCHA expired. Please solve again.')).toBeVisible();
    await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
  },
};

export const ItBreaksAndTheFocusStaysNear: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    await step('on the way to mend it', async () => {
      await press(canvas, 'Break');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
    });
    await step('and on the group while it comes', async () => {
      await press(canvas, 'Try again');
      await expect(canvas.getByRole('group', { name: 'Verification' })).toHaveFocus();
      await expect(await canvas.findByRole('button', { name: 'Solve' })).toBeVisible();
    });
  },
};

export const TheServerRefusesIt: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await press(canvas, 'Solve');
    await press(canvas, 'Refuse');
    await expect(canvas.getByText('CAPTCHA verification failed')).toBeVisible();
    await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
    await press(canvas, 'Solve');
    await expect(canvas.queryByText('CAPTCHA verification failed')).toBeNull();
  },
};

const aging = stoppedClock();
export const After110Seconds: Story = {
  tags: ['photo'],
  args: { clock: aging, onToken: fn() },
  play: async ({ args, canvas, step }) => {
    await press(canvas, 'Solve');
    await step('not a millisecond earlier', async () => {
      aging.pass(109_999);
      await expect(canvas.getByText('CAPTCHA verified')).toBeVisible();
      await expect(canvas.queryByText(/may have expired/)).toBeNull();
    });
    await step('a note warns', async () => {
      aging.pass(1);
      await expect(
        await canvas.findByText('CAPTCHA may have expired. Please solve again before submitting.'),
      ).toBeVisible();
      await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
    });
    await step('a fresh token clears it', async () => {
      await press(canvas, 'Solve');
      await expect(canvas.queryByText(/may have expired/)).toBeNull();
    });
    await step('submitting an old one asks for another', async () => {
      aging.pass(110_000);
      await press(canvas, 'Submit');
      await expect(
        await canvas.findByText('CAPTCHA has expired. Please solve it again before submitting.'),
      ).toBeVisible();
      await press(canvas, 'Submit');
      await expect(await canvas.findByText('Please complete the CAPTCHA verification')).toBeVisible();
      await expect(args.onToken).not.toHaveBeenCalled();
    });
  },
};
