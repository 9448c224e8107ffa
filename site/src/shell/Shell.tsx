import { RouteAnnouncer, useLinkNavigation } from '@banyan/app/navigation';
import { SkipLink, VisuallyHidden } from '@banyan/ui/elements';
import { Footer, Header, ModeSwitch, ScrollProgress } from '@banyan/ui/navigation';
import { Toaster } from '@banyan/ui/overlays';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  footerGroups,
  mainAction,
  mainNavigation,
  menuLinks,
  policies,
  type SiteLink,
  searchLink,
} from '../content/links.ts';
import { site } from '../content/site.ts';
import { DemoBanner } from './DemoBanner.tsx';

const brand = { name: site.name, place: site.place, href: '/' };
const item = ({ label, href }: SiteLink) => ({ label, ...(href && { href }) });
const groups = Object.values(footerGroups).map((group) => ({
  heading: group.heading,
  items: group.links.map(item),
}));

/** What every page stands in: progress, header, the page itself, footer, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  useLinkNavigation();
  const currentPath = useLocation({ select: (location) => location.pathname });
  return (
    <>
      <SkipLink />
      <ScrollProgress />
      <DemoBanner />
      <Header
        brand={brand}
        links={mainNavigation}
        action={mainAction}
        menuLinks={menuLinks}
        menuExtra={<ModeSwitch />}
        search={searchLink}
        currentPath={currentPath}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        brand={brand}
        note={site.note}
        groups={groups}
        rights={site.rights}
        legal={policies.map(item)}
        extra={<ModeSwitch />}
      />
      <Toaster />
      <VisuallyHidden>
        <RouteAnnouncer />
      </VisuallyHidden>
    </>
  );
}
