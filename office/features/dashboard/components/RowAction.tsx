import { Icon } from '@banyan/ui/elements';
import { ArrowRight } from 'lucide';
import * as rows from './rows.css.ts';

/** What a row leads to, in a word. The row's own link says all of it. */
export const RowAction = ({ children }: { children: string }) => (
  <span className={rows.go}>
    {children} <Icon icon={ArrowRight} />
  </span>
);
