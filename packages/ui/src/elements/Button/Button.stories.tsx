import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, X } from 'lucide';
import { createRef, type FormEvent, useId, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Section } from '../../layout/Section/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Icon } from '../Icon/index.ts';
import { Button, ButtonLink, buttonSizes, buttonVariants, IconButton } from './Button.tsx';

const meta = {
  title: 'Elements/Button',
  component: Button,
  args: { children: 'Explore Membership', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'select', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  parameters: { announces: [{ role: 'button', name: 'Explore Membership' }] },
  play: async ({ args, canvas, step }) => {
    await step('it can be pressed with the keyboard', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
};
export const Accent: Story = { args: { variant: 'accent', children: 'Donate' } };
export const Line: Story = { args: { variant: 'line', children: 'LEARN MORE' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'CLEAR' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Withdraw my story' } };

export const BusyKeepsFocusAndLetsNoSecondPressThrough: Story = {
  parameters: { announces: [{ role: 'button', name: 'SENDING...', busy: true, disabled: true }] },
  args: { busy: true, children: 'SENDING...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'SENDING...' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toHaveAttribute('disabled');
  },
};

/** Live region of the announcement, outside the button. */
const said = () => document.querySelector('body > [aria-live=polite]');
const spinnerIn = (button: HTMLElement) => button.querySelector('[aria-hidden]');

export const BusyIsShownAndSaidAfterASecond: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'SENDING...' },
  render: (args) => {
    const [busy, setBusy] = useState(false);
    return (
      <Cluster>
        <Button {...args} busy={busy} onClick={() => setBusy(true)} />
        <Button variant="line" onClick={() => setBusy(false)}>
          Done
        </Button>
      </Cluster>
    );
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'SENDING...' });
    await userEvent.click(button);
    const since = performance.now();
    await expect(spinnerIn(button)).not.toBeVisible();
    await expect(said()).toHaveTextContent('');
    const { width } = button.getBoundingClientRect();
    await step('what takes longer is shown and said, and nothing moves', async () => {
      await waitFor(() => expect(spinnerIn(button)).toBeVisible(), { timeout: 3000 });
      await expect(performance.now() - since).toBeGreaterThan(900);
      await expect(said()).toHaveTextContent('SENDING..., in progress');
      await expect(button.getBoundingClientRect().width).toBe(width);
      await expect(button).toHaveFocus();
    });
    await step('nothing of it is left afterwards', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
      await expect(spinnerIn(button)).toBeNull();
      await expect(said()).toBeNull();
    });
  },
};

export const UnavailableSaysWhy: Story = {
  parameters: {
    announces: [
      {
        role: 'button',
        name: 'Add Comment',
        description: 'Comments open when the association has people to read them.',
        disabled: true,
      },
    ],
  },
  args: { unavailable: true, children: 'Add Comment' },
  render: function Reasoned(args) {
    const why = useId();
    return (
      <>
        <Button {...args} aria-describedby={why} />{' '}
        <span id={why}>Comments open when the association has people to read them.</span>
      </>
    );
  },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Add Comment' });
    await step('it can be reached, and says why', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/when the association has people to read them/);
    });
    await step('but nothing happens, by key or by pointer', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
    await step('nor is it busy', () => expect(button).not.toHaveAttribute('aria-busy'));
  },
};

/** Form whose only button is unavailable. */
const onSubmit = fn((event: FormEvent) => event.preventDefault());
export const UnavailableSendsNothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: { unavailable: true, type: 'submit', children: 'Send' },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/membership" size="large" icon={<Icon icon={ArrowRight} />}>
      Explore Membership
    </ButtonLink>
  ),
};

const heard: string[] = [];
const outer = createRef<HTMLAnchorElement>();
const inner = createRef<HTMLAnchorElement>();

export const AsChildKeepsTheHandlersAndRefsOfBoth: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ButtonLink
      asChild
      ref={outer}
      href="#from-outside"
      target="_blank"
      className="outside"
      onClick={(event) => heard.push(`ours, ${event.defaultPrevented ? 'stopped' : 'going on'}`)}
      onFocus={() => heard.push('our focus')}
    >
      <a
        ref={inner}
        href="/membership"
        className="inside"
        onClick={(event) => {
          event.preventDefault();
          heard.push('its own');
        }}
      >
        Explore Membership
      </a>
    </ButtonLink>
  ),
  play: async ({ canvas, step }) => {
    heard.length = 0;
    const link = canvas.getByRole('link', { name: 'Explore Membership' });
    const before = location.href;
    await step('one element, both refs, both classes; its own address counts', async () => {
      await expect(outer.current).toBe(link);
      await expect(inner.current).toBe(link);
      await expect(link).toHaveClass('outside', 'inside');
      await expect(link).toHaveAttribute('href', '/membership');
      await expect(link).toHaveAttribute('target', '_blank');
    });
    await step('its handler runs first, and ours sees that it stopped the event', async () => {
      await userEvent.click(link);
      await expect(heard).toEqual(['our focus', 'its own', 'ours, stopped']);
      await expect(location.href).toBe(before);
    });
  },
};

export const IconOnlyHasAName: Story = {
  render: () => (
    <IconButton label="Close">
      <Icon icon={X} />
    </IconButton>
  ),
};

export const WithAnIcon: Story = {
  args: { icon: <Icon icon={Download} />, children: 'Download the calendar' },
};

export const AVeryLongLabelWrapsOnASmallPhone: Story = {
  args: {
    children:
      'Submit Registration for the chapter of the Pacific Northwest and everyone who moved there since',
  },
  globals: { viewport: { value: 'smallest' } },
};

export const DoOnePrimary: Story = {
  tags: ['!dev'],
  render: () => (
    <Cluster>
      <Button>Register</Button>
      <Button variant="line">Add to calendar</Button>
    </Cluster>
  ),
};
export const DontTwoPrimaries: Story = {
  tags: ['!dev'],
  render: () => (
    <Cluster>
      <Button>Register</Button>
      <Button>Add to calendar</Button>
    </Cluster>
  ),
};
export const DoSayWhyBeside: Story = {
  tags: ['!dev'],
  render: function Reasoned() {
    const why = useId();
    return (
      <Cluster>
        <Button unavailable aria-describedby={why}>
          Register
        </Button>
        <span id={why}>Every seat is taken. One becomes free now and then.</span>
      </Cluster>
    );
  },
};
export const DontLeaveItDead: Story = { tags: ['!dev'], args: { unavailable: true, children: 'Register' } };
export const DoNameTheLoss: Story = {
  tags: ['!dev'],
  args: { variant: 'danger', children: 'Withdraw my story' },
};
export const DontColorAlone: Story = { tags: ['!dev'], args: { variant: 'danger', children: 'Yes' } };

export const Gallery: Story = {
  tags: ['photo'],
  /* Photographed with the spinner of the busy button. */
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'SENDING...' });
    await waitFor(() => expect(spinnerIn(button)).toBeVisible(), { timeout: 3000 });
  },
  render: () => (
    <Stack space={24}>
      {(['plain', 'inverse', 'accent'] as const).map((tone) => (
        <Section key={tone} tone={tone} spacing="none">
          <Cluster>
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
          </Cluster>
        </Section>
      ))}
      <Cluster>
        <ButtonLink href="/membership" size="large" icon={<Icon icon={ArrowRight} />}>
          Explore Membership
        </ButtonLink>
        <Button busy>SENDING...</Button>
        <Button unavailable>Unavailable</Button>
        <Button size="small">Retry</Button>
        <IconButton label="Close">
          <Icon icon={X} />
        </IconButton>
      </Cluster>
    </Stack>
  ),
};
