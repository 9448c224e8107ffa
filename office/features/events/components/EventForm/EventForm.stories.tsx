import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import type { EventFormValues } from '../values.ts';
import { EventForm } from './EventForm.tsx';
import { EventFormFoot } from './EventFormFoot.tsx';

const values: EventFormValues = {
  title: 'Garba night, Evanston: nine nights in one, with live dhol',
  category: 'Cultural',
  chapter: 'chicago-midwest',
  day: '2027-10-16',
  from: '18:00',
  to: '22:00',
  lastDay: '',
  zone: 'America/Chicago',
  location: 'Robert Crown Community Center, 1801 Main Street, Evanston, IL',
  description: 'Two dhols, one floor, and a kitchen that does not stop before eleven.',
  organizer: 'Chicago/Midwest chapter',
  seats: '240',
  deadlineDay: '2027-10-14',
  deadlineTime: '',
  confirmation: 'verification',
  registration: '',
  featured: '',
};
const nothing: EventFormValues = {
  ...values,
  title: '',
  category: '',
  chapter: '',
  day: '',
  from: '',
  to: '',
  zone: '',
  location: '',
  description: '',
  organizer: '',
  seats: '',
  deadlineDay: '',
};

const telling = { many: 212, isOn: false, onChange: fn() };
const saveDraft = fn();

const meta = {
  title: 'Office/Event form',
  component: EventForm,
  args: {
    values,
    onWrite: fn(),
    chapterIds: 'all',
    taken: 212,
    featuredNow: 'Bay Area picnic',
    onSend: fn(),
    children: (
      <EventFormFoot
        sendLabel="Save changes"
        lookHref="#look"
        telling={telling}
        said="Draft saved 8:11 PM, not published"
      />
    ),
  },
} satisfies Meta<typeof EventForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheSite: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('Saturday, October 16, 2027, 6:00 PM to 10:00 PM in Chicago; 7:00 PM in New York.'),
    ).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Title'), '!');
    await expect(args.onWrite).toHaveBeenLastCalledWith('title', `${values.title}!`);
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '19:00' } });
    await expect(args.onWrite).toHaveBeenLastCalledWith('from', '19:00');
    await userEvent.click(canvas.getByLabelText('Email the 212 guests'));
    await expect(telling.onChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByLabelText('Description', { exact: false }));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const ADraft: Story = {
  args: {
    taken: 0,
    featuredNow: undefined,
    children: <EventFormFoot sendLabel="Publish" onSaveDraft={saveDraft} lookHref="#look" />,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(saveDraft).toHaveBeenCalledOnce();
  },
};
export const New: Story = {
  args: {
    values: nothing,
    taken: 0,
    children: <EventFormFoot sendLabel="Publish" onSaveDraft={saveDraft} lookHref="#look" />,
  },
};
export const OfAChapterOnly: Story = {
  args: { values: nothing, chapterIds: ['bay-area'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Bay Area' })).toBeInTheDocument();
    await expect(canvas.queryByRole('option', { name: 'Atlanta' })).toBeNull();
  },
};
export const Wrong: Story = {
  args: {
    values: { ...values, title: '', deadlineDay: '2027-10-18' },
    errors: { title: 'Enter a name.', deadlineDay: 'Registration would end after the event.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Registration would end after the event.' }));
    await expect(canvas.getByLabelText('Register until', { exact: false })).toHaveFocus();
  },
};
export const OnTopOfWhatSomebodyElseSaved: Story = {
  args: { mine: ['title', 'location'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('Your version, not saved yet.');
  },
};
export const WithoutAConnection: Story = {
  args: {
    children: (
      <>
        <p id="why">You’re offline.</p>
        <EventFormFoot sendLabel="Save changes" lookHref="#look" unavailableBecause="why" />
      </>
    ),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } } };
export const Gallery: Story = { tags: ['photo'] };
export const GalleryDark: Story = { globals: { mode: 'dark' } };
