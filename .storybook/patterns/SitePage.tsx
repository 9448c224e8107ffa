import { Footer, FooterColumns, Header } from '@banyan/ui/navigation';
import type { ReactNode } from 'react';
import {
  sampleAction,
  sampleBrand,
  sampleColumns,
  sampleLegal,
  sampleLinks,
} from '../../packages/ui/src/navigation/samples.ts';

interface SitePageProps {
  /** Address of the page of the main navigation that it belongs to. */
  at: string;
  /** What stands in its main part, of `Section`s. */
  children: ReactNode;
}

/** What stands around every page of the site. */
export const SitePage = ({ at, children }: SitePageProps) => (
  <>
    <Header brand={sampleBrand} links={sampleLinks} action={sampleAction} currentPath={at} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer rights="© 2026 the association" legal={sampleLegal}>
      <FooterColumns {...sampleColumns} />
    </Footer>
  </>
);
