import { type MyAct, type MySection, myPaths } from '@banyan/api/contract';
import type { ReactNode } from 'react';

interface ActProps {
  act: MyAct;
  /** What it is about: a reference, an id or a consent. */
  about?: string;
  to?: string;
  /** The part of the page that it stands in, and comes back to. */
  section: MySection;
  /** The button. */
  children: ReactNode;
}

/** One button of the page as a form of its own, so that it works without scripts. */
export const Act = ({ act, about = '', to = '', section, children }: ActProps) => (
  <form method="post" action={`${myPaths.page}#${section}`}>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="about" value={about} />
    <input type="hidden" name="to" value={to} />
    {children}
  </form>
);
