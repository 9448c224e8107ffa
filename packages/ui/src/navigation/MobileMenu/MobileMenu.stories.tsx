import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModeSwitch } from '../ModeSwitch/index.ts';
import { sampleAction, sampleBrand, sampleLinks, sampleMenuLinks } from '../samples.ts';
import { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';

const meta = {
  title: 'Navigation/MobileMenu',
  component: MobileMenu,
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    brand: sampleBrand,
    links: sampleLinks,
    action: sampleAction,
    more: sampleMenuLinks,
    extra: <ModeSwitch />,
    currentPath: '/events',
    withoutScript: '#site-navigation',
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Main' });
};
const menuIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Open: Story = {
  play: async () => {
    const menu = await openMenu();
    await expect(menu).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('link', { name: 'Stories' })).toHaveAttribute('href', '/stories');
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await expect(menu).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  },
};

export const WithTheKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ step }) => {
    await step('Enter opens it and the focus goes to Close', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    });
    await step('the page behind is held still', async () => {
      await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    });
    await step('the focus stays inside', async () => {
      const menu = screen.getByRole('dialog');
      for (let press = 0; press < 16; press += 1) {
        await userEvent.tab();
        await expect(menu).toContainElement(document.activeElement as HTMLElement | null);
      }
    });
    await step('Escape closes it, the focus returns and the page moves again', async () => {
      await userEvent.keyboard('{Escape}');
      await menuIsGone();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus());
      await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
    });
  },
};

/* A site’s router prevents the default of its own links in the same way. */
const stay = (event: Event) => event.preventDefault();

export const ALinkClosesIt: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach() {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  play: async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
    await menuIsGone();
  },
};

function Arriving(props: MobileMenuProps) {
  const [path, setPath] = useState(props.currentPath);
  return (
    <>
      <MobileMenu {...props} currentPath={path} />
      <output>{path}</output>
      <button type="button" id="arrive" onClick={() => setPath('/contact')}>
        Arrive elsewhere
      </button>
    </>
  );
}

export const ArrivingOnAnotherPageClosesIt: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <Arriving {...args} />,
  play: async () => {
    await openMenu();
    document.getElementById('arrive')?.click();
    await menuIsGone();
  },
};

export const OnTheSmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ step }) => {
    const menu = await openMenu();
    await step('what does not fit is scrolled to, never sideways', async () => {
      await expect(menu.scrollWidth).toBe(menu.clientWidth);
    });
  },
};

export const WithNothingButItsPages: Story = {
  tags: ['!dev', '!autodocs'],
  args: { more: undefined, extra: undefined },
  play: async () => void (await openMenu()),
};

const opened: Story = { play: async () => void (await openMenu()) };
export const Gallery: Story = { ...opened, tags: ['photo'] };
