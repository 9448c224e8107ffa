import { Icon } from '@banyan/ui/elements';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchBox, SearchForm } from './SearchForm.tsx';

const meta = {
  title: 'Forms/SearchForm',
  component: SearchForm,
  subcomponents: { SearchBox },
  args: {
    action: '/job-board',
    label: 'Search jobs',
    onSearch: fn(),
    children: [
      <SearchBox key="words" label="Search jobs" name="search" placeholder="Title, company or skill" />,
      <SearchBox
        key="place"
        label="Location"
        name="location"
        type="text"
        placeholder="Location"
        icon={<Icon icon={MapPin} />}
      />,
      <button key="send" type="submit" hidden />,
    ],
  },
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { tags: ['photo'] };
export const EnterSearches: Story = {
  parameters: { announces: [{ role: 'textbox', name: 'Location' }] },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('search')).toHaveAccessibleName('Search jobs');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Location' }), 'Plano{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};

const jobs = (placeholder: string) => (
  <SearchBox label="Search jobs" name="search" placeholder={placeholder} />
);
export const DoSayWhatCanBeFound: Story = {
  tags: ['!dev'],
  args: { children: jobs('Title, company or skill') },
};
export const DontSaySearchAgain: Story = { tags: ['!dev'], args: { children: jobs('Search...') } };
