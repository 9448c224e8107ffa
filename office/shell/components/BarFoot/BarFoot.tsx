import type { ReactNode } from 'react';
import * as foot from '../barFoot.css.ts';

export interface BarFootProps {
  /** What can be done: the screen's main button first. */
  children: ReactNode;
  /** What a press means, in a sentence. */
  words?: ReactNode;
}

/** Where a screen ends that is about doing one thing: its buttons stay in sight. */
export const BarFoot = ({ children, words }: BarFootProps) => (
  <div className={foot.foot}>
    {children}
    {words !== undefined && <span className={foot.said}>{words}</span>}
  </div>
);
