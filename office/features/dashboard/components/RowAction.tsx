import { Icon } from '@banyan/ui/elements';
import { ArrowRight } from 'lucide';
import * as rows from './rows.css.ts';

/** Verb at the end of a linked row. The row’s own link has the full text. */
export const RowAction = ({ children }: { children: string }) => (
  <span className={rows.go}>
    {children} <Icon icon={ArrowRight} />
  </span>
);
