import { Button } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { stoppedClock, systemClock } from '../../form/clock.ts';
import type { VerificationSettings } from '../provider.tsx';
import { sampleVerification, slowVerification, unreliableVerification } from '../samples.tsx';
import { useVerification } from '../useVerification.ts';
import { HumanVerification } from './HumanVerification.tsx';

interface SampleProps {
  settings: VerificationSettings | undefined;
  clock?: typeof systemClock;
  onToken?: (token: string) => void;
}

/** A form around it that asks what a form asks. */
function SampleForm({ settings, clock = systemClock, onToken }: SampleProps) {
  const verification = useVerification(clock);
  const submit = async () => {
    if (!verification.object()) onToken?.(await verification.token());
  };
  return (
    <Stack space={16} align="start">
      <HumanVerification verification={verification} settings={settings} />
      <Button onClick={() => void submit()}>Submit</Button>
      <Button variant="quiet" onClick={() => verification.reset('CAPTCHA verification failed')}>
        Refuse
      </Button>
    </Stack>
  );
}

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

/** A challenge as the server makes them, only easier. */
const getChallenge = async () => {
  const { parameters } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 20,
    deriveKey,
  });
  return { parameters, signature: 'signed-elsewhere' };
};
const embedded: VerificationSettings = { provider: 'proof-of-work', getChallenge };

export const Loading: Story = { args: { settings: slowVerification } };
export const TheConfigurationIsOnItsWay: Story = { args: { settings: undefined } };

export const EmbeddedProofOfWork: Story = {
  tags: ['photo'],
  args: { settings: embedded, onToken: fn() },
  play: async ({ args, canvas, step }) => {
    await step('fills its slot', async () => {
      const control = await canvas.findByRole('button', { name: 'Check that I am a person' });
      await expect(control.getBoundingClientRect()).toMatchObject({ width: 304, height: 78 });
    });
    await step('is solved by this device, from the keyboard too', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('CAPTCHA verified', undefined, { timeout: 10_000 })).toBeVisible();
    });
    await step('and gives a token that holds challenge and solution', async () => {
      await press(canvas, 'Submit');
      await waitFor(() => expect(args.onToken).toHaveBeenCalledOnce());
      const [token] = (args.onToken as ReturnType<typeof fn>).mock.calls[0] ?? [];
      await expect(JSON.parse(atob(token))).toMatchObject({
        challenge: { signature: 'signed-elsewhere' },
        solution: { counter: 20 },
      });
    });
  },
};

export const EmbeddedProofOfWorkAtWork: Story = {
  args: { settings: { provider: 'proof-of-work', getChallenge: () => new Promise(() => undefined) } },
  play: async ({ canvas }) => {
    await press(canvas, 'Check that I am a person');
    await expect(canvas.getByRole('button', { name: 'Check that I am a person' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const EmbeddedProofOfWorkWithoutServer: Story = {
  tags: ['photo'],
  args: {
    settings: {
      provider: 'proof-of-work',
      getChallenge: async () => {
        throw new Error('The server could not be reached.');
      },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Check that I am a person');
    await expect(
      await canvas.findByText('Error loading CAPTCHA. Please refresh the page and try again.'),
    ).toBeVisible();
    await press(canvas, 'Try again');
    await expect(await canvas.findByRole('button', { name: 'Check that I am a person' })).toBeVisible();
  },
};

const renewing = stoppedClock();
export const ATokenThatIsNearlyOldIsRenewedBeforeItIsSent: Story = {
  args: { settings: embedded, clock: renewing, onToken: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Check that I am a person');
    await canvas.findByText('CAPTCHA verified', undefined, { timeout: 10_000 });
    await press(canvas, 'Submit');
    renewing.pass(100_000);
    await press(canvas, 'Submit');
    await waitFor(() => expect(args.onToken).toHaveBeenCalledTimes(2));
    const [[first], [second]] = (args.onToken as ReturnType<typeof fn>).mock.calls as [[string], [string]];
    await expect(second).not.toBe(first);
  },
};

export const HCaptchaWhoseScriptDoesNotCome: Story = {
  args: {
    settings: {
      provider: 'hcaptcha',
      siteKey: '10000000-ffff-ffff-ffff-000000000001',
      script: '/there-is-no-such-script.js',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Error loading CAPTCHA. Please refresh the page and try again.', undefined, {
        timeout: 15_000,
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoadErrorThenTryAgain: Story = {
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
  play: async ({ canvas }) => {
    await press(canvas, 'Solve');
    await press(canvas, 'Expire');
    await expect(canvas.getByText('CAPTCHA expired. Please solve again.')).toBeVisible();
    await expect(canvas.getByText('Please complete the CAPTCHA')).toBeVisible();
  },
};

export const TheServerRefusesIt: Story = {
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
export const OnTheSmallestPhoneDark: Story = {
  args: { settings: embedded },
  globals: { viewport: { value: 'smallest' }, mode: 'dark' },
};
