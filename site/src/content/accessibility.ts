/** Accessibility statement of the site, by part. Change it with every manual test: `docs/accessibility.md` says how to repeat one. */
export const accessibility = {
  heading: 'Accessibility',
  lede: 'This site is for every graduate, with any eyes, ears and hands. Here is what we tested, what does not work yet, and whom to tell.',
  parts: [
    {
      id: 'goal',
      heading: 'The goal',
      lines: [
        'Every page follows the Web Content Accessibility Guidelines 2.2, level AA.',
        'Text has a contrast of at least 7:1. Buttons and links in lists are at least 44 pixels high.',
        'Everything can be done with the keyboard, at 320 pixels, at 200 % zoom, with reduced motion, in light and dark mode, and in the forced colors of Windows.',
        'Pages can be read without JavaScript. Messages, jobs, stories and event registrations can be sent without it, too.',
      ],
    },
    {
      id: 'tested',
      heading: 'What was tested',
      lines: [
        'Every page and every form with axe, a program that finds about half of all faults. The browser was Chromium.',
        'The keyboard in the tasks that people do most, by a program that presses its keys.',
        'Names, roles and announcements in the browser’s accessibility tree, which screen readers read from.',
        'The contrast of every pair of colors, in all eight themes and both modes.',
      ],
    },
    {
      id: 'not-yet',
      heading: 'What was not tested, and what does not work',
      lines: [
        'People who use screen readers, voice control or switches have not tested the site yet.',
        'Firefox and Safari were not tested with axe.',
        'The film on the membership page has captions and no audio description.',
        'Pictures that volunteers upload may have short descriptions.',
        'Payments by PayPal and the check by hCaptcha come from those companies. We cannot change them; a gift can be sent by check, and a message by email.',
      ],
    },
  ],
  tell: {
    id: 'tell',
    heading: 'Tell us',
    text: 'If something keeps you out, write to us. Say which page it is and what you use. A volunteer answers, usually within three evenings, and helps you another way until it works.',
    action: { label: 'Write to us', href: '/contact' },
  },
  reviewed: 'Last reviewed on November 28, 2026.',
} as const;
