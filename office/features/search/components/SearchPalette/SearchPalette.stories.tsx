import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SearchPalette, searchStates } from './SearchPalette.tsx';

const bakul = {
  id: 'M-7K2Q',
  title: 'Sunita Bakul',
  facts: ['1987 Civil', 'Fremont, California'],
  kind: 'Member',
  href: '#M-7K2Q',
};

const meta = {
  title: 'Office/Search palette',
  component: SearchPalette,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  argTypes: { state: { control: 'select', options: searchStates } },
  args: {
    open: true,
    onClose: fn(),
    words: 'baku',
    onWords: fn(),
    state: 'found',
    onRetry: fn(),
    onGo: fn(),
    groups: [
      {
        heading: 'Members',
        found: [
          bakul,
          {
            id: 'M-01AB',
            title: 'Rohan Bakul',
            facts: ['2001 Mechanical', 'Irving, Texas'],
            kind: 'Member',
            href: '#M-01AB',
          },
        ],
      },
      {
        heading: 'Waiting',
        found: [
          {
            id: 'M-9JW0',
            title: 'Venkatalakshmi Bakul-Ranganathan',
            facts: ['M-9JW0-22CD', 'sent yesterday'],
            kind: 'Request',
            href: '#M-9JW0',
          },
        ],
      },
      {
        heading: 'Screens',
        found: [{ id: 'mail', title: 'Mail', facts: [], kind: 'Screen', href: '#mail' }],
      },
    ],
  },
} satisfies Meta<typeof SearchPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/* Waits for the dialog, which is loaded when it opens, before axe and the screenshot run. */
const isThere: Story['play'] = async () => void (await screen.findByRole('dialog'));

export const Found: Story = {
  play: async ({ args, step }) => {
    await screen.findByRole('dialog', { name: 'Search everything' });
    const field = screen.getByRole('combobox', { name: 'Search everything' });
    await expect(screen.getByRole('status')).toHaveTextContent('4 found');
    await step('arrows choose, round and round, and Enter opens', async () => {
      await userEvent.click(field);
      await userEvent.keyboard('{ArrowUp}');
      const last = screen.getByRole('option', { name: /^Mail/, selected: true });
      await waitFor(() => expect(last).toBeVisible());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onGo).toHaveBeenLastCalledWith('#M-01AB');
    });
    await step('letters are told one by one', async () => {
      await userEvent.type(field, 'l');
      await expect(args.onWords).toHaveBeenLastCalledWith('bakul');
    });
  },
};
export const EnterIsFasterThanTheAnswer: Story = {
  args: { state: 'busy', words: 'M-7K2Q', groups: [] },
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, '{Enter}');
    await expect(args.onGo).not.toHaveBeenCalled();
    await expect(screen.getByRole('status')).toHaveTextContent('Looking...');
  },
};
export const NothingTypedYet: Story = {
  args: { words: '', state: 'idle', groups: [] },
  play: isThere,
};
export const NothingLikeThat: Story = {
  args: { words: 'qqqq', groups: [] },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.getByRole('status')).toHaveTextContent(
      'No results. References look like M-7K2Q-9XPD.',
    );
  },
};
export const DidNotCome: Story = {
  args: { state: 'failed', groups: [] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const MoreThanFits: Story = {
  args: {
    groups: ['Members', 'Waiting', 'Jobs', 'Stories', 'Events', 'News'].map((heading) => ({
      heading,
      found: Array.from({ length: 6 }, (_, place) => ({ ...bakul, id: `${heading} ${place}` })),
    })),
  },
  play: isThere,
};
export const ALongTitleOnTheSmallestPhone: Story = {
  args: {
    groups: [
      {
        heading: 'Members',
        found: [{ ...bakul, title: 'Venkatalakshmi Lakshminarasimhan Bakul-Venkataraghavan' }],
      },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
  play: isThere,
};
export const RightToLeftTextInside: Story = {
  args: { words: 'انضم', groups: [{ heading: 'Stories', found: [{ ...bakul, title: 'انضم إلينا' }] }] },
  play: isThere,
};
export const Closed: Story = { args: { open: false } };
export const Gallery: Story = { tags: ['photo'], play: isThere };
export const GalleryDark: Story = { globals: { mode: 'dark' }, play: isThere };
