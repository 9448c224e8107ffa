import type { ReactNode } from 'react';
import * as foot from '../barFoot.css.ts';

export interface BarFootProps {
  /** Buttons, the main one first. */
  children: ReactNode;
  /** Note that explains the main button. */
  words?: ReactNode;
}

/** Sticky footer of a screen with one task; keeps its buttons visible. */
export const BarFoot = ({ children, words }: BarFootProps) => (
  <div className={foot.foot}>
    {children}
    {words !== undefined && <span className={foot.said}>{words}</span>}
  </div>
);
