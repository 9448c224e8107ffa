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
  /** Address of the current page in the main navigation. */
  at: string;
  /** Content of its main part, made of `Section`s. */
  children: ReactNode;
}

/** Frame of every page of the site. */
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
