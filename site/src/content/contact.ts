import { site } from './site.ts';
import { socialLinks } from './socialLinks.ts';

/** Texts around the contact form. */
export const contact = {
  heading: 'Contact',
  lede: 'A volunteer reads this after work and answers it, usually within three evenings.',
  to: 'The secretary, on behalf of five thousand engineers',
  aside: {
    heading: 'Or pick up the other end',
    links: [
      { label: 'Email', note: site.email, href: `mailto:${site.email}` },
      {
        label: socialLinks.professional.label,
        note: 'The members’ group',
        href: socialLinks.professional.href,
      },
      { label: socialLinks.social.label, note: 'Photographs, mostly of food', href: socialLinks.social.href },
    ],
  },
  sent: {
    lede: 'It is in the secretary’s tray. You will hear from a person, at the address you gave.',
    home: { label: 'Back to the front page', href: '/' },
  },
} as const;
