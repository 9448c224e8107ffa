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

export const directory = { label: 'Alumni directory', href: '/alumni-directory' } as const satisfies SiteLink;

/** What there is to read. */
export const reading = [
  { label: 'Stories', href: '/alumni-stories' },
  { label: 'News', href: '/news' },
  { label: 'Job board', href: '/job-board' },
  { label: 'Classes by year', href: '/class-of' },
  { label: 'Submit a story', href: '/submit-story' },
] as const satisfies readonly SiteLink[];

/** What the menu of a small screen has besides the header's links. */
export const menuLinks = [
  directory,
  ...reading,
  { label: 'Register', href: '/membership/register' },
] as const satisfies readonly SiteLink[];

/** The glass in the header. */
export const searchLink = { label: 'Search', href: '/search' } as const satisfies SiteLink;

/** The legal line. Give a policy an `href` once the association has written it. The accessibility statement is always there. */
export const policies: readonly SiteLink[] = [
  { label: 'Privacy Policy', href: null },
  { label: 'Terms of Service', href: null },
  { label: 'Cookie Policy', href: null },
  { label: 'Accessibility', href: '/accessibility' },
];
