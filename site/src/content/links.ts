import { chapters } from './chapters.ts';
import { site } from './site.ts';

export interface SiteLink {
  label: string;
  /** A path of this site, or an address elsewhere. Without one the label is plain text, never a dead link. */
  href: string | null;
}

/** The header, in its order. */
export const mainNavigation = [
  { label: 'About', href: '/about' },
  { label: 'Events', href: '/events' },
  { label: 'Resources', href: '/resources' },
  { label: 'Membership', href: '/membership' },
  { label: 'Contact', href: '/contact' },
] as const satisfies readonly SiteLink[];

/** The header's button, after its links. */
export const mainAction = { label: 'Donate', href: '/donate-home' } as const satisfies SiteLink;

/** Where people find the association outside this site. */
export const elsewhere = {
  email: { label: 'Email us', href: `mailto:${site.email}` },
  professional: {
    label: 'Professional network',
    href: 'https://professional.example.org/groups/engineering-alumni',
  },
  social: { label: 'Social group', href: 'https://social.example.org/groups/engineering-alumni' },
} as const satisfies Record<string, SiteLink>;

/** The footer's groups. */
export const footerGroups = {
  takePart: {
    heading: 'Take part',
    links: [
      { label: 'Membership', href: '/membership' },
      { label: 'Alumni directory', href: '/alumni-directory' },
      { label: 'Events', href: '/events' },
      { label: 'Donate', href: '/donate' },
      { label: 'Mentor', href: '/resources#mentorship-section' },
    ],
  },
  stayInTouch: {
    heading: 'Stay in touch',
    links: [elsewhere.email, elsewhere.professional, elsewhere.social],
  },
  chapters: {
    heading: 'Seven chapters',
    links: chapters.map(({ name }) => ({ label: name, href: null })),
  },
} as const satisfies Record<string, { heading: string; links: readonly SiteLink[] }>;

/** The legal line. Give a policy an `href` once the association has written it. */
export const policies: readonly SiteLink[] = [
  { label: 'Privacy Policy', href: null },
  { label: 'Terms of Service', href: null },
  { label: 'Cookie Policy', href: null },
];
