import type { Brand } from './Brand/index.ts';
import type { FooterColumnsProps, FooterGroup, FooterItem } from './Footer/index.ts';
import type { NavigationLink } from './links.ts';

/** Sample data for the stories of header and footer. */
export const sampleBrand: Brand = {
  name: 'Engineering Alumni',
  place: 'Pune — United States',
  href: '/',
};

export const sampleLinks: readonly NavigationLink[] = [
  { label: 'About', href: '/about' },
  { label: 'Events', href: '/events' },
  { label: 'Resources', href: '/resources' },
  { label: 'Membership', href: '/membership' },
  { label: 'Contact', href: '/contact' },
];

export const sampleMenuLinks: readonly NavigationLink[] = [
  { label: 'Alumni directory', href: '/directory' },
  { label: 'Job board', href: '/jobs' },
  { label: 'Stories', href: '/stories' },
  { label: 'News', href: '/news' },
  { label: 'Submit a story', href: '/submit-story' },
  { label: 'Register', href: '/register' },
];

export const sampleAction: NavigationLink = { label: 'Donate', href: '/donate' };

export const sampleGroups: readonly FooterGroup[] = [
  {
    heading: 'Take part',
    items: [
      { label: 'Membership', href: '/membership' },
      { label: 'Alumni directory', href: '/directory' },
      { label: 'Events', href: '/events' },
      { label: 'Donate', href: '/donate' },
      { label: 'Mentor', href: '/mentor' },
    ],
  },
  {
    heading: 'Read',
    items: [
      { label: 'Stories', href: '/stories' },
      { label: 'News', href: '/news' },
      { label: 'Job board', href: '/jobs' },
      { label: 'Submit a story', href: '/submit-story' },
    ],
  },
  {
    heading: 'Stay in touch',
    items: [
      { label: 'Email us', href: 'mailto:secretary@example.org' },
      { label: 'Professional network', href: 'https://network.example.org' },
      { label: 'Social group', href: 'https://social.example.org' },
    ],
  },
  {
    heading: 'Seven chapters',
    items: [
      'Atlanta',
      'Bay Area',
      'Chicago/Midwest',
      'Pacific Northwest',
      'NY/Northeast',
      'Southern California',
      'TX/Southwest',
    ].map((label) => ({ label, href: '/chapters' })),
  },
];

export const sampleLegal: readonly FooterItem[] = [
  { label: 'Privacy Policy' },
  { label: 'Terms of Service' },
  { label: 'Cookie Policy' },
];

export const sampleColumns: FooterColumnsProps = {
  brand: sampleBrand,
  note: 'A 501(c)(3) nonprofit, founded in 2003 by graduates living in the United States. Joining is free.',
  groups: sampleGroups,
};
