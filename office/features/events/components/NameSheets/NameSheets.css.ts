import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const onScreen = styleIn('page', { '@media': { [media.print]: { display: 'none' } } });

export const tools = styleIn('component', { display: 'grid', gap: '12px', marginBlockEnd: '24px' });

export const paper = styleIn('component', {
  minWidth: 0,
  padding: 'clamp(16px, 3vw, 40px)',
  background: color.bg,
  color: color.text,
  '@media': { [media.print]: { padding: 0 } },
});

export const list = styleIn('component', {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const caption = styleIn('component', { paddingBlockEnd: '12px', textAlign: 'start' });

export const head = styleIn('component', { display: 'table-header-group' });

globalIn('component', `${head} th`, {
  padding: '4px 16px 4px 0',
  borderBottom: `2px solid ${color['border-strong']}`,
  fontSize: vars.size.label,
  fontWeight: 600,
  textAlign: 'start',
});

export const line = styleIn('component', { breakInside: 'avoid' });

globalIn('component', `${line} > *`, {
  padding: '7px 16px 7px 0',
  borderBottom: `1px solid ${color.border}`,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

globalIn('component', `${line} > th`, { width: '100%', fontWeight: 540 });

/* The name takes the remaining width; the year beside it does not wrap. */
globalIn('component', `${line} > td`, { overflowWrap: 'normal', whiteSpace: 'nowrap' });

export const box = styleIn('component', {
  display: 'block',
  width: '20px',
  height: '20px',
  border: `1.5px solid ${color['border-strong']}`,
});

/* Eight tags fit the area that every printer can print. */
export const page = styleIn('component', {
  display: 'grid',
  breakInside: 'avoid',
  selectors: { '& + &': { breakBefore: 'page', marginBlockStart: '24px' } },
  '@media': { [media.print]: { selectors: { '& + &': { marginBlockStart: 0 } } } },
});

const tags = (width: string, height: string) => ({
  gridTemplateColumns: `repeat(2, minmax(0, ${width}))`,
  gridAutoRows: `minmax(${height}, auto)`,
  '@media': { [media.print]: { gridTemplateColumns: `${width} ${width}`, gridAutoRows: height } },
});

export const a4 = styleIn('component', tags('92mm', '66mm'));
export const email = styleIn('component', tags('96mm', '62mm'));

export const tag = styleIn('component', {
  display: 'grid',
  gridTemplateRows: '1fr auto auto 1fr',
  minWidth: 0,
  padding: 'clamp(8px, 2vw, 6mm)',
  border: `1px dashed ${color.border}`,
  overflow: 'hidden',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const first = styleIn('component', {
  gridRow: 2,
  color: color.display,
  fontFamily: vars.font.display,
  fontSize: '9mm',
  fontStretch: '84%',
  fontWeight: 640,
  lineHeight: 1.05,
});

export const last = styleIn('component', { gridRow: 3, fontSize: '6mm', lineHeight: 1.2 });

export const foot = styleIn('component', {
  gridRow: 4,
  display: 'flex',
  gap: '4mm',
  justifyContent: 'space-between',
  alignItems: 'end',
  alignSelf: 'end',
  fontSize: '3.6mm',
  lineHeight: 1.25,
  textAlign: 'start',
});

export const event = styleIn('component', {
  display: '-webkit-box',
  overflow: 'hidden',
  textAlign: 'end',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
