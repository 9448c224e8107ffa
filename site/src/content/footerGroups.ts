import { chapterPath } from '@banyan/api/contract';
import { chapters } from './chapters.ts';
import { directory, reading, type SiteLink } from './links.ts';
import { socialLinks } from './socialLinks.ts';

/** Link groups of the footer. */
export const footerGroups = {
  takePart: {
    heading: 'Take part',
    links: [
      { label: 'Membership', href: '/membership' },
      directory,
      { label: 'Events', href: '/events' },
      { label: 'Donate', href: '/donate' },
      { label: 'Mentor', href: '/resources#mentorship-section' },
      { label: 'My page', href: '/my' },
    ],
  },
  read: { heading: 'Read', links: reading },
  stayInTouch: {
    heading: 'Stay in touch',
    links: [socialLinks.email, socialLinks.professional, socialLinks.social],
  },
  chapters: {
    heading: 'Seven chapters',
    links: chapters.map(({ id, name }) => ({ label: name, href: chapterPath(id) })),
  },
} as const satisfies Record<string, { heading: string; links: readonly SiteLink[] }>;
