import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { systemClock } from '../../form/clock.ts';
import { readFailure } from '../../form/readFailure.ts';
import { refusal } from '../../form/samples.ts';
import type { ServerState } from '../../form/serverState.ts';
import { sampleVerification, slowVerification } from '../samples.tsx';
import { OnDemandCaptcha } from './OnDemandCaptcha.tsx';
import { OnDemandWidget } from './OnDemandWidget.tsx';
import { useOnDemandCaptcha } from './useOnDemandCaptcha.ts';

const prove = 'Please complete the CAPTCHA verification';

const meta = {
  title: 'Forms/OnDemandCaptcha',
  component: OnDemandWidget,
  subcomponents: { OnDemandCaptcha },
  args: {
    id: 'captchaToken',
    settings: sampleVerification,
    clock: systemClock,
    ref: null,
    onChange: fn(),
  },
} satisfies Meta<typeof OnDemandWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  tags: ['photo'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Solve' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ verified: true, error: undefined });
  },
};
export const OnItsWay: Story = { args: { settings: slowVerification } };

/** Form without verification at first, with a server that then asks for one. */
function Asking({ serverState }: { serverState?: ServerState<Record<string, string>> }) {
  const captcha = useOnDemandCaptcha(serverState);
  const ask = () =>
    captcha.handleFailure(
      readFailure(refusal(prove, [{ field: 'captchaToken', code: 'required', message: prove }])),
    );
  return (
    <>
      <OnDemandCaptcha
        id="captchaToken"
        captcha={captcha}
        settings={sampleVerification}
        serverState={serverState}
      />
      <p>{captcha.error ?? 'Nothing stands against it.'}</p>
      <button type="button" onClick={ask}>
        Ask
      </button>
    </>
  );
}

export const AskedOnlyOnceTheServerAsks: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Asking />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Solve' }));
    await expect(canvas.getByText('Nothing stands against it.')).toBeVisible();
  },
};

export const AskedByAServerThatWasPostedTo: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Asking
      serverState={{
        values: {},
        errors: [{ field: 'questionAnswer', code: 'required', message: prove }],
        question: { text: 'What is three plus four?', token: '3.4.x' },
      }}
    />
  ),
  play: async ({ canvas }) => {
    // With JavaScript the verification takes the question's place.
    await expect(await canvas.findByRole('group', { name: 'Verification' })).toBeVisible();
    await expect(canvas.getByText(prove)).toBeVisible();
  },
};
