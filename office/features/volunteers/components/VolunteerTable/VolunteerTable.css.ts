import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import * as line from '../../../../kit/DataTable/table.css.ts';

const { color } = vars;

export const table = styleIn('page', { borderTop: `2px solid ${color['border-strong']}` });

const atEnd = styleIn('page', { textAlign: 'end' });

export const figure = [line.unfolded, atEnd];
export const figureHead = styleIn('component', {});

globalIn('page', `${line.table} ${figureHead}`, { textAlign: 'end' });

export const here = [line.unfolded, line.meta];
export const act = [line.cell, atEnd];

export const who = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'center',
});

export const niche = styleIn('component', {
  width: '32px',
  height: '40px',
  borderRadius: '16px 16px 0 0',
  fontSize: '.8125rem',
});

globalIn('component', `${niche} > svg`, { display: 'none' });

export const words = styleIn('component', {
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const warning = styleIn('component', { color: color.warning, fontSize: vars.size.small });

export const grants = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px' });

export const yourself = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });

export const button = styleIn('page', {
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: { minHeight: '48px' } },
});
