import { type MyAct, type MySection, myPaths } from '@banyan/api/contract';
import type { ReactNode } from 'react';

interface ActProps {
  act: MyAct;
  /** Target of the action: a reference, an id or a consent. */
  about?: string;
  to?: string;
  /** Part of the page that contains the button; the browser returns to it. */
  section: MySection;
  /** Button. */
  children: ReactNode;
}

/** Button with its own form, so that it works without JavaScript. */
export const Act = ({ act, about = '', to = '', section, children }: ActProps) => (
  <form method="post" action={`${myPaths.page}#${section}`}>
    <input type="hidden" name="act" value={act} />
    <input type="hidden" name="about" value={about} />
    <input type="hidden" name="to" value={to} />
    {children}
  </form>
);
