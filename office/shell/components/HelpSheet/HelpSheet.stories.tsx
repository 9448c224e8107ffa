import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { HelpPage } from '../../../kit/help.ts';
import { KeysSheet } from '../../keyboard/KeysSheet/KeysSheet.tsx';
import { HelpButton } from '../HelpButton/HelpButton.tsx';
import { HelpSheet } from './HelpSheet.tsx';

const page: HelpPage = {
  title: 'Review',
  href: '/office/review',
  entries: [
    { heading: 'Approve or decline', text: 'Approve publishes the item. Decline asks for a reason.' },
    { heading: 'Ask a question', text: 'Ask sends one question with a link to answer.' },
    {
      heading: 'Undo a decision',
      text: 'Until the email is sent, Undo takes back the decision and its email.',
    },
  ],
};
const others: readonly HelpPage[] = [
  {
    title: 'Members',
    href: '/office/members',
    entries: [
      { heading: 'Undo a merge', text: 'You can undo it for seven days.' },
      { heading: 'Add a résumé', text: 'It is not public.' },
    ],
  },
];

const meta = {
  title: 'Office/Help sheet',
  component: HelpSheet,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { open: true, onClose: fn(), page, others, onKeys: fn() },
} satisfies Meta<typeof HelpSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/* The dialog is loaded when it opens: axe and the screenshots wait for it. */
const isThere: Story['play'] = async () => void (await screen.findByRole('dialog'));

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

export const OpensSearchesAndCloses: Story = {
  render: (args) => {
    const [opened, setOpened] = useState<'help' | 'keys'>();
    const close = () => setOpened(undefined);
    return (
      <>
        <HelpButton onOpen={() => setOpened('help')} />
        <HelpSheet {...args} open={opened === 'help'} onClose={close} onKeys={() => setOpened('keys')} />
        <KeysSheet open={opened === 'keys'} onClose={close} lines={[]} offHref="#me" />
      </>
    );
  },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Help' });
    await step('the button opens the help of this screen', async () => {
      await userEvent.click(button);
      await expect(await screen.findByRole('dialog', { name: 'Help' })).toHaveAccessibleDescription(
        'This screen: Review',
      );
      await expect(headings()).toEqual(['Approve or decline', 'Ask a question', 'Undo a decision']);
    });
    const field = screen.getByRole('searchbox', { name: 'Search all help' });
    await step('the search finds help of other screens, names them and links to them', async () => {
      await userEvent.type(field, 'UNDO');
      await expect(headings()).toEqual(['Undo a decision', 'Undo a merge']);
      await expect(screen.getByRole('status')).toHaveTextContent('2 results');
      await expect(screen.getByRole('link', { name: 'Members' })).toHaveAttribute('href', '/office/members');
      await expect(screen.getAllByRole('link')).toHaveLength(1);
    });
    await step('accents may be left out', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'resume');
      await expect(headings()).toEqual(['Add a résumé']);
    });
    await step('it says when nothing is found', async () => {
      await userEvent.type(field, 'qq');
      await expect(screen.getByRole('status')).toHaveTextContent('No results. Try another word.');
    });
    await step('Esc closes it, and the button has the focus again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('it opens the list of keys; closing that gives the button the focus', async () => {
      await userEvent.click(button);
      await expect(await screen.findByRole('searchbox')).toHaveValue('');
      await userEvent.click(screen.getByRole('button', { name: 'All keys' }));
      await screen.findByRole('dialog', { name: 'All keys' });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Help' })).toBeNull());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
export const KeysAreOff: Story = { args: { onKeys: undefined }, play: isThere };
export const OnTheSmallestPhone: Story = { globals: { viewport: { value: 'smallest' } }, play: isThere };
export const Closed: Story = { args: { open: false } };
export const Gallery: Story = { tags: ['photo'], play: isThere };
export const GalleryDark: Story = { globals: { mode: 'dark' }, play: isThere };
