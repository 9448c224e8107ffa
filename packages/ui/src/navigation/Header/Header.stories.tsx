import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleAction, sampleBrand, sampleLinks } from '../samples.ts';
import { Header, siteNavigationId } from './Header.tsx';

const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
  args: { brand: sampleBrand, links: sampleLinks, action: sampleAction, currentPath: '/events' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <svg width="100" height="1800" aria-hidden="true" />
      </>
    ),
  ],
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const CurrentPageCarriesARoot: Story = {
  tags: ['!dev', '!autodocs'],
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current');
  },
};

export const BecomesCompactAfterTenPixels: Story = {
  tags: ['!dev', '!autodocs'],
  globals: desktop,
  play: async ({ canvas, step }) => {
    const header = canvas.getByRole('banner');
    const below = header.nextElementSibling;
    const top = () => (below?.getBoundingClientRect().top ?? 0) + scrollY;
    const before = top();
    await step('ten pixels are not more than ten', async () => {
      scrollTo(0, 10);
      await waitFor(() => expect(scrollY).toBe(10));
      await expect(header).not.toHaveAttribute('data-compact');
      await expect(header.getBoundingClientRect().height).toBe(81);
    });
    await step('eleven are: 60 px and a shadow', async () => {
      scrollTo(0, 11);
      await waitFor(() => expect(header).toHaveAttribute('data-compact'));
      await expect(header.getBoundingClientRect().height).toBe(61);
      await expect(getComputedStyle(header).boxShadow).not.toBe('none');
    });
    await step('the page below does not move, so nothing flickers', async () => {
      await expect(top()).toBe(before);
    });
    await step('back at the top it is as before', async () => {
      scrollTo(0, 0);
      await waitFor(() => expect(header).not.toHaveAttribute('data-compact'));
    });
  },
};

export const OnAPageBelowASection: Story = {
  globals: desktop,
  args: { currentPath: '/membership/register' },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'About' })).toBeNull();
  },
};
export const WithoutJavaScriptTheToggleUnfoldsTheLinks: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const address = location.href;
    await step('what the toggle leads to is the list of links', async () => {
      location.hash = siteNavigationId;
      await expect(await canvas.findByRole('link', { name: 'About' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Donate' })).toBeVisible();
    });
    await step('and it folds up again', async () => {
      location.hash = '';
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'About' })).toBeNull());
    });
    history.replaceState(history.state, '', address);
  },
};
export const ALongName: Story = {
  globals: { viewport: { value: 'smallest' } },
  args: {
    brand: {
      ...sampleBrand,
      name: 'Engineering Alumni of the Pacific Northwest and Everyone Who Moved There Since',
    },
  },
};

export const Gallery: Story = { tags: ['photo'], globals: desktop };

export const WithASearch: Story = {
  globals: desktop,
  args: { search: { label: 'Search', href: '/search' } },
  play: async ({ canvas }) => {
    const glass = canvas.getByRole('link', { name: 'Search' });
    await expect(glass.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(81);
  },
};
export const WithASearchOnTheSmallestPhone: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: WithASearch.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Search' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
