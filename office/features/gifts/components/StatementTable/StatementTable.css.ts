import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { head } from '../../../../shell/components/table.css.ts';

export const who = styleIn('component', { display: 'grid', gap: '1px', minWidth: 0 });

export const email = styleIn('component', { overflowWrap: 'anywhere' });

export const number = styleIn('page', { textAlign: 'end' });

export const numberHead = styleIn('component', {});
globalIn('component', `${head} th${numberHead}`, { textAlign: 'end' });

export const marks = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px' });

/* The last column keeps the sum on one line. */
export const amount = styleIn('page', { fontWeight: 580, textAlign: 'end', whiteSpace: 'nowrap' });

export const last = styleIn('component', {});
globalIn('component', `${head} th${last}`, { paddingInlineEnd: 0, textAlign: 'end' });
