import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DirectorySearch } from './DirectorySearch.tsx';

const choices = (labels: readonly string[], chosen?: string) =>
  labels.map((label) => ({ label, href: `/alumni-directory?program=${label}`, chosen: label === chosen }));
const first = [
  'Computer Engineering',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electrical Engineering',
];
const others = ['Computer Science', 'Electronics & Telecom', 'Instrumentation', 'Information Technology'];

const places = [
  { label: 'Chapters', places: [['bay-area', 'Bay Area']] },
  {
    label: 'States',
    places: [
      ['CA', 'California'],
      ['OH', 'Ohio'],
    ],
  },
] as const;

const meta = {
  title: 'Forms/DirectorySearch',
  component: DirectorySearch,
  args: {
    action: '/alumni-directory',
    filters: { search: '', place: '', company: '' },
    year: '',
    program: '',
    programs: choices(first),
    morePrograms: choices(others),
    places,
    active: 0,
    onFilter: fn(),
    onYear: fn(),
    onProgram: fn(),
  },
} satisfies Meta<typeof DirectorySearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrowed = {
  filters: { search: 'Kadamb', place: 'OH', company: 'Lattice' },
  year: '1998',
  program: 'Computer Engineering',
  programs: choices(first, 'Computer Engineering'),
  active: 4,
};

export const Gallery: Story = { tags: ['photo'], args: narrowed };
export const NothingChosen: Story = {};
export const OfTheOtherPrograms: Story = {
  tags: ['!dev', '!autodocs'],
  args: { program: 'Instrumentation', morePrograms: choices(others, 'Instrumentation'), active: 1 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More programs' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: /^Instrumentation/, current: true })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Computer Science' })).toBeNull();
  },
};

export const OnAPhoneTheFiltersFoldAway: Story = {
  tags: ['!dev', '!autodocs'],
  args: narrowed,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: /^Filters.*active: 4$/ });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('textbox', { name: 'Graduation year' })).toBeNull();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Graduation year' })).toBeVisible();
  },
};

export const APlaceCountsAtOnceTogetherWithWhatWasTyped: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'span');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lives in' }), 'Ohio');
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      filters: { search: '', place: 'OH', company: 'span' },
      typed: false,
    });
  },
};

export const AYearIsAppliedByEnter: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Graduation year' }), ' 1998{Enter}');
    await expect(args.onYear).toHaveBeenCalledOnce();
    await expect(args.onYear).toHaveBeenCalledWith('1998');
  },
};
export const ByItsButton: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Graduation year' }), '2004');
    await expect(args.onYear).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply graduation year' }));
    await expect(args.onYear).toHaveBeenCalledOnce();
    await expect(args.onYear).toHaveBeenCalledWith('2004');
  },
};

export const WhatIsNoYearStaysToBeMended: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Graduation year' });
    await userEvent.type(field, '98');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply graduation year' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Enter the four digits of a year, such as 1998.',
    );
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('98');
    await expect(args.onYear).not.toHaveBeenCalled();
    await userEvent.type(field, '{Home}19');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(field, '{Enter}');
    await expect(args.onYear).toHaveBeenCalledOnce();
    await expect(args.onYear).toHaveBeenCalledWith('1998');
  },
};
export const AnAddressWithoutAYear: Story = {
  tags: ['!dev', '!autodocs'],
  args: { year: 'ninety-eight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Graduation year' })).toHaveValue('ninety-eight');
    await expect(canvas.getByRole('textbox', { name: 'Graduation year' })).toBeInvalid();
  },
};

export const AProgramIsALink: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Civil Engineering' }));
    await expect(args.onProgram).toHaveBeenCalledWith('/alumni-directory?program=Civil Engineering');
    await userEvent.click(canvas.getByRole('button', { name: 'More programs' }));
    await expect(canvas.getByRole('link', { name: 'Electronics & Telecom' })).toBeVisible();
  },
};

export const FromElsewhereTheFieldsFollow: Story = {
  tags: ['!dev', '!autodocs'],
  args: narrowed,
  render: function Page(args) {
    const [clear, setClear] = useState(false);
    return (
      <>
        <DirectorySearch {...args} {...(clear && { filters: meta.args.filters, year: '', active: 0 })} />
        <button type="button" onClick={() => setClear(true)}>
          Back
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Lives in' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('');
    await expect(canvas.getByRole('textbox', { name: 'Graduation year' })).toHaveValue('');
  },
};
