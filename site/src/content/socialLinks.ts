import type { SiteLink } from './links.ts';
import { site } from './site.ts';

/** Links to the association outside this site. */
export const socialLinks = {
  email: { label: 'Email us', href: `mailto:${site.email}` },
  professional: {
    label: 'Professional network',
    href: 'https://professional.example.org/groups/engineering-alumni',
  },
  social: { label: 'Social group', href: 'https://social.example.org/groups/engineering-alumni' },
} as const satisfies Record<string, SiteLink>;
