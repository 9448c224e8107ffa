import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, X } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
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
  args: { busy: true, children: 'SENDING...' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'SENDING...' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const UnavailableSaysWhy: Story = {
  args: { unavailable: true, children: 'Add Comment', 'aria-describedby': 'why' },
  render: (args) => (
    <>
      <Button {...args} /> <span id="why">Comments open when the association has people to read them.</span>
    </>
  ),
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/membership" size="large" icon={<Icon icon={ArrowRight} />}>
      Explore Membership
    </ButtonLink>
  ),
};

export const IconOnlyHasAName: Story = {
  render: () => (
    <IconButton label="Close">
      <Icon icon={X} />
    </IconButton>
  ),
};

export const AVeryLongLabelWrapsOnASmallPhone: Story = {
  args: {
    children:
      'Submit Registration for the chapter of the Pacific Northwest and everyone who moved there since',
  },
  globals: { viewport: { value: 'smallest' } },
};

export const RightToLeftTextInside: Story = { args: { dir: 'rtl', children: 'انضم إلينا', busy: true } };

export const Gallery: Story = {
  tags: ['photo'],
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
