import type { Locator, Page } from 'playwright-core';

/** Something that somebody presses with a finger. */
export interface Press {
  what: string;
  path: `/${string}`;
  /** What is pressed. */
  target: (page: Page) => Locator;
  /** It is there only once somebody has touched the page, as whoever scrolls to it has. */
  touchFirst?: boolean;
  /** On the page without our scripts, where its heading is pressed. */
  isPlain?: boolean;
  /** Selector of what the press brings or takes away: another number of these is its effect. */
  effect: string;
}

export const presses: readonly Press[] = [
  {
    what: 'the phone’s menu',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    effect: '[role="dialog"]',
  },
  {
    what: 'a dialog, Go to page',
    path: '/alumni-directory',
    target: (page) => page.getByRole('button', { name: 'Go to page' }),
    touchFirst: true,
    effect: '[role="dialog"]',
  },
  {
    what: 'a filter, Internship',
    path: '/job-board',
    target: (page) => page.locator('label').filter({ hasText: 'Internship' }),
    effect: 'main article',
  },
  {
    what: 'a picture in the viewer',
    path: '/events/past/event-garba-night',
    target: (page) => page.locator('a[data-media="1"]'),
    effect: '[role="dialog"] img',
  },
];

/** The least that a press can cost on the same page. */
export const inPlainHtml = ({ path }: Press): Press => ({
  what: '… its page as plain HTML',
  path,
  target: (page) => page.getByRole('heading', { level: 1 }),
  isPlain: true,
  effect: '[data-pressed]',
});

/** Has a press on the heading bring a paragraph. Runs in the page. */
export function answersPress(): void {
  const heading = document.querySelector('h1');
  heading?.addEventListener('click', () => {
    const paragraph = document.createElement('p');
    paragraph.dataset.pressed = '';
    paragraph.textContent = 'It was pressed.';
    heading.after(paragraph);
  });
}
