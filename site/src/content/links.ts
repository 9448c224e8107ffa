export interface SiteLink {
  label: string;
  /** Path on this site, or a URL of another site. Without one the label is plain text, never a dead link. */
  href: string | null;
}

/** Links of the header, in order. */
export const mainNavigation = [
  { label: 'About', href: '/about' },
  { label: 'Events', href: '/events' },
  { label: 'Resources', href: '/resources' },
  { label: 'Membership', href: '/membership' },
  { label: 'Contact', href: '/contact' },
] as const satisfies readonly SiteLink[];

/** Button of the header, after its links. */
export const mainAction = { label: 'Donate', href: '/donate-home' } as const satisfies SiteLink;

export const directory = { label: 'Alumni directory', href: '/alumni-directory' } as const satisfies SiteLink;

/** Links to the reading pages. */
export const reading = [
  { label: 'Stories', href: '/alumni-stories' },
  { label: 'News', href: '/news' },
  { label: 'Job board', href: '/job-board' },
  { label: 'Classes by year', href: '/class-of' },
  { label: 'Submit a story', href: '/submit-story' },
] as const satisfies readonly SiteLink[];

/** Links of the mobile menu that the header does not have. */
export const menuLinks = [
  directory,
  ...reading,
  { label: 'Register', href: '/membership/register' },
] as const satisfies readonly SiteLink[];

/** Search link of the header. */
export const searchLink = { label: 'Search', href: '/search' } as const satisfies SiteLink;

/**
 * Legal links of the footer. Give a policy an `href` once the association has written it. The accessibility statement is always
 * linked.
 */
export const policies: readonly SiteLink[] = [
  { label: 'Privacy Policy', href: null },
  { label: 'Terms of Service', href: null },
  { label: 'Cookie Policy', href: null },
  { label: 'Accessibility', href: '/accessibility' },
];
