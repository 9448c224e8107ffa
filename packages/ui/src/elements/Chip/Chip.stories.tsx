import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Chip, ChipCheckbox, ChipLink, ChipRadio, RemovableChip } from './Chip.tsx';

const meta = {
  title: 'Elements/Chip',
  component: Chip,
  args: { pressed: false, children: 'Civil Engineering' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

const amounts = ['25', '50', '100', '250'];
const amountChips = amounts.map((amount) => (
  <ChipRadio key={amount} name="amount" value={amount} defaultChecked={amount === '50'}>
    ${amount}
  </ChipRadio>
));

export const TogglesWithPointerAndKeyboard: Story = {
  render: (args) => {
    const [pressed, setPressed] = useState(args.pressed);
    return <Chip {...args} pressed={pressed} onPressedChange={(change) => setPressed(change.pressed)} />;
  },
  play: async ({ canvas, step }) => {
    const chip = canvas.getByRole('button', { name: 'Civil Engineering' });
    await step('a press turns it on', async () => {
      await userEvent.click(chip);
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
    });
    await step('the space bar turns it off', async () => {
      await userEvent.keyboard(' ');
      await expect(chip).toHaveAttribute('aria-pressed', 'false');
    });
  },
};
export const Pressed: Story = {
  parameters: { announces: [{ role: 'button', name: 'Civil Engineering' }] },
  args: { pressed: true },
};
export const OneOutOfAFew: Story = {
  parameters: { announces: [{ role: 'group', name: 'Amount' }] },
  render: () => (
    <fieldset>
      <legend>Amount</legend>
      <Cluster space={8}>{amountChips}</Cluster>
    </fieldset>
  ),
  play: async ({ canvas, step }) => {
    await step('arrow keys choose', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: '$50' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: '$100' })).toBeChecked();
    });
  },
};
export const ATick: Story = {
  parameters: { announces: [{ role: 'checkbox', name: 'Remote' }] },
  render: () => (
    <ChipCheckbox name="remote" value="yes">
      Remote
    </ChipCheckbox>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Remote' })).toBeChecked();
  },
};
export const AsLinks: Story = {
  render: () => (
    <nav aria-label="Sections">
      <Cluster space={8}>
        <ChipLink href="#events" aria-current="true">
          Networking Events
        </ChipLink>
        <ChipLink href="#mentorship">Mentorship</ChipLink>
      </Cluster>
    </nav>
  ),
};
const removed = fn();
export const TakesAFilterAway: Story = {
  parameters: { announces: [{ role: 'button', name: 'Remove 1998' }] },
  render: () => <RemovableChip label="1998" onClick={removed} />,
  play: async ({ canvas }) => {
    removed.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1998' }));
    await expect(removed).toHaveBeenCalledOnce();
  },
};
export const ALongOneWraps: Story = {
  args: {
    pressed: true,
    children: 'Manufacturing Science and Engineering, sandwich course, evening classes',
  },
  globals: { viewport: { value: 'smallest' } },
};
export const Gallery: Story = {
  tags: ['photo'],
  render: () => (
    <Stack>
      <Cluster space={8}>
        <Chip pressed>Civil Engineering</Chip>
        <Chip pressed={false}>Mechanical Engineering</Chip>
        <RemovableChip label="1998" />
      </Cluster>
      <Cluster space={8}>{amountChips}</Cluster>
      <Cluster space={8}>
        <ChipLink href="#events" aria-current="true">
          Networking Events
        </ChipLink>
        <ChipLink href="#mentorship">Mentorship</ChipLink>
      </Cluster>
    </Stack>
  ),
};

export const DoAskForOneByRadio: Story = {
  tags: ['!dev'],
  render: () => (
    <fieldset>
      <legend>Sorted by</legend>
      <Cluster space={8}>
        <ChipRadio name="sorted" value="newest" defaultChecked>
          Newest first
        </ChipRadio>
        <ChipRadio name="sorted" value="oldest">
          Oldest first
        </ChipRadio>
      </Cluster>
    </fieldset>
  ),
};
export const DontPressOneOfMany: Story = {
  tags: ['!dev'],
  render: () => (
    <Cluster space={8}>
      <Chip pressed>Newest first</Chip>
      <Chip pressed>Oldest first</Chip>
    </Cluster>
  ),
};
