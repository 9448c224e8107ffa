import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleGraduates } from '../samples.ts';
import { GraduatesCheckView } from './GraduatesCheckView.tsx';

const meta = {
  title: 'Office/Graduates, the check',
  component: GraduatesCheckView,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'graduates-1854-2026.csv',
    check: sampleGraduates,
    hasImport: true,
    onHeadings: fn(),
    onBring: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof GraduatesCheckView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideARoll: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/98,242 lines, commas, UTF-8\./)).toBeVisible();
    await expect(canvas.getByText('26 rows:')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Column names are in'), '2');
    await expect(args.onHeadings).toHaveBeenCalledWith(2);
    await expect(canvas.getByText('Line 812: The year is not between 1855 and 2026.')).toBeVisible();
    await expect(canvas.getByText('Not imported: Father’s name, Mobile.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add 1,204 to the register' }));
    await expect(args.onBring).toHaveBeenLastCalledWith('add');
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the register' }));
    await expect(args.onBring).toHaveBeenLastCalledWith('replace');
  },
};
export const TheFirstRoll: Story = {
  args: { hasImport: false, check: { ...sampleGraduates, fresh: sampleGraduates.graduates } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import 98,211' }));
    await expect(args.onBring).toHaveBeenCalledWith('add');
    await expect(canvas.queryByRole('button', { name: 'Replace the register' })).toBeNull();
  },
};
export const EverybodyIsThereAlready: Story = {
  args: { check: { ...sampleGraduates, fresh: 0, rejected: 0, problems: [], duplicates: 0, leftOut: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Add/ })).toBeNull();
  },
};
export const NobodyCanComeIn: Story = {
  args: { check: { ...sampleGraduates, graduates: 0, fresh: 0, duplicates: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByText('No one in this file can be imported.')).toBeVisible();
  },
};
export const ComingIn: Story = { args: { busy: true } };
export const Gallery: Story = { tags: ['photo'] };
