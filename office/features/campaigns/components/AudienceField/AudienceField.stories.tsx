import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { everybody } from '../samples.ts';
import { AudienceField, type AudienceFieldProps } from './AudienceField.tsx';

function Choosing({ audience: first, onChange, ...rest }: AudienceFieldProps) {
  const [audience, setAudience] = useState(first);
  return (
    <AudienceField
      {...rest}
      audience={audience}
      onChange={(next) => {
        setAudience(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Office/Audience field',
  component: AudienceField,
  args: {
    audience: everybody,
    onChange: fn(),
    chapterIds: 'all',
    events: [
      { id: 'event-picnic', title: 'Bay Area picnic', who: 'coming' },
      { id: 'event-garba', title: 'Garba night', who: 'came' },
    ],
    said: '4,103 will get it. Left out: 612 not subscribed, 31 unreachable, 9 twice.',
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof AudienceField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverybodyWhoSaidYes: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '4,103 will get it. Left out: 612 not subscribed, 31 unreachable, 9 twice.',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Chapter'), 'Bay Area');
    await userEvent.click(canvas.getByRole('button', { name: 'Years' }));
    await userEvent.type(canvas.getByLabelText('From year'), '1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Mentors' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...everybody,
      chapter: 'bay-area',
      from: 1990,
      mentors: true,
    });
    await userEvent.selectOptions(canvas.getByLabelText('Event guests'), 'Guests of Bay Area picnic');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: 'event',
      event: 'event-picnic',
      who: 'coming',
    });
    await expect(canvas.queryByLabelText('Chapter')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribers' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(everybody);
  },
};
export const OfAnEvent: Story = {
  args: {
    audience: { kind: 'event', event: 'event-garba', who: 'came' },
    said: '412 will get it. Left out: 1 unreachable.',
  },
};
export const OfOneChapterOnly: Story = {
  args: { chapterIds: ['bay-area'], audience: { ...everybody, chapter: 'bay-area' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option', { name: 'All chapters' })).toBeNull();
  },
};
export const BeingCounted: Story = { args: { said: undefined } };
export const NotTheirs: Story = { args: { said: 'No guests yet.', error: 'Choose an event that is yours.' } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
