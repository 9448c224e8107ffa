import { RouteAnnouncer, useLinkNavigation } from '@banyan/app/navigation';
import { SkipLink, VisuallyHidden } from '@banyan/ui/elements';
import { Footer, Header, ModeSwitch, ScrollProgress } from '@banyan/ui/navigation';
import { Toaster } from '@banyan/ui/overlays';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mainAction, mainNavigation, menuLinks, policies, searchLink } from '../content/links.ts';
import { site } from '../content/site.ts';
import { transitionTypes } from '../pages/chapters/walk.ts';
import { brand, footerItem } from './brand.ts';
import { DemoBanner } from './DemoBanner.tsx';
import { needsDocument } from './needsDocument.ts';
import { SiteFooterColumns } from './SiteFooterColumns.tsx';

/** Layout of each page: progress bar, header, page, footer, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  useLinkNavigation(undefined, needsDocument, transitionTypes);
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
      <Footer rights={site.rights} legal={policies.map(footerItem)} extra={<ModeSwitch />}>
        <SiteFooterColumns />
      </Footer>
      <Toaster />
      <VisuallyHidden>
        <RouteAnnouncer />
      </VisuallyHidden>
    </>
  );
}
