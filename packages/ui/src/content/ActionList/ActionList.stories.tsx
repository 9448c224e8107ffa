import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../elements/Button/index.ts';
import { DimensionLine } from '../../elements/DimensionLine/index.ts';
import { SwitchButton } from '../../elements/Switch/index.ts';
import { ActionIcon, actionIconKinds } from './ActionIcon.tsx';
import { ActionList, ActionRow } from './ActionList.tsx';

const meta = {
  title: 'Content/Lists/ActionList',
  component: ActionRow,
  subcomponents: { ActionList },
  args: { name: '$250.00, Student Laptops', meta: 'Oct 12, 2026' },
  render: (args) => (
    <ActionList>
      <ActionRow {...args} actions={<Button variant="quiet">Receipt</Button>} />
      <ActionRow
        name="State"
        nameId="allow-state"
        meta="Shown in the directory since Oct 6, 2026"
        actions={<SwitchButton checked aria-labelledby="allow-state" type="button" />}
      />
      <ActionRow
        wide
        name="Bridge inspection engineer"
        meta="On the board, 9 of 60 days left"
        measure={<DimensionLine value={51} max={60} />}
        actions={
          <>
            <Button variant="quiet">Renew</Button>
            <Button variant="quiet">Take down</Button>
          </>
        }
      />
      <ActionRow name="A row of words only" />
    </ActionList>
  ),
} satisfies Meta<typeof ActionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: { announces: [{ role: 'switch', name: 'State' }] },
  tags: ['photo'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const state = canvas.getByRole('switch', { name: 'State' });
    await expect(state).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Receipt' })).toHaveFocus();
    await userEvent.tab();
    await expect(state).toHaveFocus();
  },
};
export const ALongNameOnTheSmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  args: { name: 'Interconnection of electromechanical counterbalances in Venkatanarasimharajuvaripeta' },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const EveryIcon: Story = {
  render: () => (
    <ActionList>
      {actionIconKinds.map((kind) => (
        <ActionRow
          key={kind}
          name={kind}
          actions={
            <Button variant="quiet" icon={<ActionIcon kind={kind} />}>
              {kind}
            </Button>
          }
        />
      ))}
    </ActionList>
  ),
};

function OneSetting({ meta }: { meta: string }) {
  const id = useId();
  return (
    <ActionList>
      <ActionRow
        name="State"
        nameId={id}
        meta={meta}
        actions={<SwitchButton checked aria-labelledby={id} type="button" />}
      />
    </ActionList>
  );
}
export const DoSayWhatIsSo: Story = {
  tags: ['!dev'],
  render: () => <OneSetting meta="Shown in the directory since Oct 6, 2026" />,
};
export const DontNameTheSetting: Story = {
  tags: ['!dev'],
  render: () => <OneSetting meta="Visibility: public" />,
};
