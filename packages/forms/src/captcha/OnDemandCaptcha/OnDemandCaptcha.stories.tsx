import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { systemClock } from '../../form/clock.ts';
import { refusal } from '../../form/samples.ts';
import type { Posted } from '../../form/serverState.ts';
import { readFailure } from '../../form/submitFailure.ts';
import { sampleVerification, slowVerification } from '../samples.tsx';
import { AskedCheck } from './OnDemandCaptcha.tsx';
import { PersonCheck } from './OnDemandWidget.tsx';
import { usePersonCheck } from './useOnDemandCaptcha.ts';

const prove = 'Please complete the CAPTCHA verification';

const meta = {
  title: 'Forms/PersonCheck',
  component: PersonCheck,
  subcomponents: { AskedCheck },
  args: {
    id: 'captchaToken',
    settings: sampleVerification,
    clock: systemClock,
    ref: null,
    onChange: fn(),
  },
} satisfies Meta<typeof PersonCheck>;
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

/** A form that was not asked yet, and the server that asks. */
function Asking({ posted }: { posted?: Posted<Record<string, string>> }) {
  const person = usePersonCheck(posted);
  const ask = () =>
    person.settle(readFailure(refusal(prove, [{ field: 'captchaToken', code: 'required', message: prove }])));
  return (
    <>
      <AskedCheck id="captchaToken" person={person} settings={sampleVerification} posted={posted} />
      <p>{person.error ?? 'Nothing stands against it.'}</p>
      <button type="button" onClick={ask}>
        Ask
      </button>
    </>
  );
}

export const AskedOnlyOnceTheServerAsks: Story = {
  render: () => <Asking />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Solve' }));
    await expect(canvas.getByText('Nothing stands against it.')).toBeVisible();
  },
};

export const AskedByAServerThatWasPostedTo: Story = {
  render: () => (
    <Asking
      posted={{
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
