import { Stack } from '@banyan/ui/layout';
import { media } from '@banyan/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SelectField } from '../SelectField/index.ts';
import { TextField } from '../TextField/index.ts';
import { FieldBranch, FieldRow, fieldRowRatios } from './FieldRow.tsx';

const meta = {
  title: 'Fields/FieldRow',
  component: FieldRow,
  args: {
    children: [
      <TextField key="first" label="First name" name="first" />,
      <TextField key="last" label="Last name" name="last" />,
    ],
  },
  argTypes: { ratio: { control: 'select', options: fieldRowRatios } },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const top = (element: HTMLElement) => element.getBoundingClientRect().top;

export const BesideEachOther: Story = {
  parameters: { announces: [{ role: 'textbox', name: 'First name' }] },
  /* The story's page shows it at the width of a phone, too. */
  play: async ({ canvas }) => {
    const isBeside = top(canvas.getByLabelText('First name')) === top(canvas.getByLabelText('Last name'));
    await expect(isBeside).toBe(window.matchMedia(media.medium).matches);
  },
};
const other = [{ value: 'Other', label: 'Other' }];
const gallery = (
  <Stack space={24}>
    <FieldRow>
      <TextField label="First name" name="first" />
      <TextField label="Last name" name="last" />
    </FieldRow>
    <FieldRow ratio="1/2">
      <TextField label="Graduation year" name="year" type="year" />
      <SelectField
        label="COEP program"
        name="program"
        placeholder="Choose a program"
        options={other}
        defaultValue="Other"
      />
    </FieldRow>
    <FieldBranch>
      <TextField label="Which program?" name="which" />
    </FieldBranch>
  </Stack>
);
export const Gallery: Story = { tags: ['photo'], render: () => gallery };
export const WithOtherAndNothingElse: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <form aria-label="Degree">
      <SelectField
        label="Program"
        name="program"
        placeholder="Choose a program"
        options={['Civil', 'Other'].map((value) => ({ value, label: value }))}
      />
      <FieldBranch withOther>
        <TextField label="Which program?" name="which" />
      </FieldBranch>
    </form>
  ),
  play: async ({ canvas }) => {
    const which = canvas.getByLabelText('Which program?');
    await expect(which).not.toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Program'), 'Other');
    await expect(which).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Program'), 'Civil');
    await expect(which).not.toBeVisible();
  },
};

const questions = [
  <TextField key="company" label="Company" name="company" />,
  <TextField key="wish" label="What do you hope for?" name="wish" />,
];
export const DoKeepOneColumn: Story = {
  tags: ['!dev'],
  render: () => <Stack space={24}>{questions}</Stack>,
};
export const DontFillTheWidth: Story = { tags: ['!dev'], args: { children: questions } };
