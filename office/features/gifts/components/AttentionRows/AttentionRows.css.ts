import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { narrowest } from '../../../../shell/components/narrow.ts';

const { color } = vars;

/** The first row starts directly below the heading of its panel. */
export const rows = styleIn('component', { marginBlockStart: '-12px' });

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '8px 14px',
  alignItems: 'center',
  minHeight: '68px',
  paddingBlock: '10px',
  borderBottom: `1px solid ${color.border}`,
  '@media': { [narrowest]: { gridTemplateColumns: '20px minmax(0, 1fr)' } },
});

export const sign = styleIn('component', { color: color.warning });

export const words = styleIn('component', {
  display: 'grid',
  gap: '1px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const name = styleIn('component', {
  color: color.text,
  fontWeight: 580,
  lineHeight: 1.4,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});

export const meta = styleIn('component', {
  color: color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

export const ask = styleIn('page', {
  '@media': {
    [media.belowWide]: { minHeight: '48px' },
    [narrowest]: { gridColumn: 2, justifySelf: 'start' },
  },
});

/** Spans the whole width, below its row. */
export const result = styleIn('component', { gridColumn: '1 / -1' });
