import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

const { color, radius, space } = vars;
const onPage = (rule: Parameters<typeof styleIn>[1]) => styleIn('page', rule);

/** Status, version, names: one line under the lead. */
export const facts = onPage({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  ...typography.small,
  color: color['text-2'],
  marginBottom: space[32],
});
export const status = onPage({
  ...typography.label,
  color: color['on-tint'],
  background: color.tint,
  padding: '2px 10px',
  selectors: {
    '&[data-status="draft"], &[data-status="going"]': { background: color['danger-bg'], color: color.danger },
  },
});

/** A row of choices over a frame. */
export const bar = onPage({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 12px',
  border: `1px solid ${color.border}`,
  borderBottom: 'none',
  background: color.sunk,
  ...typography.small,
});
export const choices = onPage({
  display: 'flex',
  flexWrap: 'wrap',
  border: 'none',
  gap: '4px',
  padding: 0,
  margin: 0,
});
export const choice = onPage({
  ...typography.small,
  minHeight: '44px',
  padding: '4px 14px',
  border: `1px solid ${color['border-control']}`,
  borderRadius: radius['elbow-control'],
  background: color.bg,
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      background: color.primary,
      color: color['on-primary'],
      borderColor: color.primary,
    },
  },
});
export const picker = onPage({
  display: 'flex',
  maxWidth: '100%',
  alignItems: 'center',
  gap: '8px',
  marginInlineStart: 'auto',
});
globalIn('page', `${picker} select`, {
  minWidth: 0,
  minHeight: '44px',
  padding: '4px 10px',
  font: 'inherit',
  color: color.text,
  background: color.bg,
  border: `1px solid ${color['border-control']}`,
});
/** What holds a frame that may be larger than its column: drawn smaller then. */
export const stage = onPage({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  background: color.sunk,
  marginBottom: space[32],
});
export const frame = onPage({
  display: 'block',
  border: 'none',
  background: color.bg,
  transformOrigin: '0 0',
  marginInline: 'auto',
});

/** A part on a sheet of its own. */
export const box = onPage({
  padding: '24px',
  border: `1px solid ${color.border}`,
  background: color.bg,
  color: color.text,
  marginBottom: space[16],
  maxWidth: '100%',
  overflow: 'auto',
});
export const boxes = onPage({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px',
  alignItems: 'flex-start',
  marginBottom: space[16],
});
export const narrow = onPage({ width: '338px' });
export const middle = onPage({ width: '610px' });
export const full = onPage({ width: '100%' });
export const caption = onPage({ ...typography.small, color: color['text-2'] });

/** Two columns of what stands beside each other: do and do not. */
export const pair = onPage({
  display: 'grid',
  gap: '16px 24px',
  marginBottom: space[32],
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
export const half = onPage({ minWidth: 0, borderTop: '4px solid', paddingTop: '12px' });
export const doIt = onPage({ borderTopColor: color.success });
export const doNot = onPage({ borderTopColor: color.danger });
export const verdict = onPage({ ...typography.label, marginBottom: '8px' });
export const because = onPage({ ...typography.small, gridColumn: '1 / -1', color: color['text-2'] });

/** A part with numbers at its parts, and the list that explains them. */
export const anatomy = onPage({
  display: 'grid',
  gap: '24px',
  marginBottom: space[32],
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
});
/** The same of a part in a window: the list stands below it, in columns. */
export const anatomyBelow = onPage({ marginBottom: space[32] });
globalIn('page', `${anatomyBelow} > ol`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: '32px',
});
/** What lies over a window and lets presses through. */
export const over = onPage({ position: 'absolute', insetBlock: 0, pointerEvents: 'none' });
export const measured = onPage({
  position: 'relative',
  padding: '40px 32px',
  border: `1px solid ${color.border}`,
  background: color.bg,
  overflow: 'hidden',
});
export const leader = onPage({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  ...typography.label,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: '50%',
  background: color.accent,
  color: color['on-accent'],
  pointerEvents: 'none',
});
export const outline = onPage({
  position: 'absolute',
  border: `1px dashed ${color['border-strong']}`,
  pointerEvents: 'none',
});
export const parts = onPage({
  display: 'grid',
  gap: '12px',
  ...typography.small,
  listStyle: 'none',
  padding: 0,
});
export const part = onPage({ display: 'grid', gridTemplateColumns: '32px 1fr', alignItems: 'baseline' });
export const number = onPage({ ...typography.label, color: color['text-2'] });

export const table = onPage({ overflowX: 'auto', marginBottom: space[32] });
globalIn('page', `${table} table`, { width: '100%', borderCollapse: 'collapse', ...typography.small });
globalIn('page', `${table} :is(th, td)`, {
  padding: '12px 16px 12px 0',
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalIn('page', `${table} thead th`, { ...typography.label, borderBottomColor: color['border-strong'] });
export const type = onPage({ overflowWrap: 'anywhere' });
export const required = onPage({ color: color.danger });

/** Sixteen boxes: every theme, by day and by night. */
export const themes = onPage({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '1px',
  marginBottom: space[32],
});
export const themed = onPage({
  padding: '16px',
  background: color.bg,
  color: color.text,
  outline: `1px solid ${color.border}`,
  display: 'grid',
  gap: '12px',
  alignContent: 'space-between',
  minWidth: 0,
  overflow: 'hidden',
});

/** One of sixteen windows, drawn smaller than it is. */
export const copied = onPage({ margin: 0, display: 'grid', gap: '6px', alignContent: 'start' });
export const windows = onPage({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 16px',
  marginBottom: space[32],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const shrunk = onPage({
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  background: color.sunk,
});
/** A window out of sight: it has a size, so that what is in it is drawn as everywhere. */
export const source = onPage({
  position: 'absolute',
  insetInlineStart: '-10000px',
  border: 'none',
  visibility: 'hidden',
});

/** A state, and the list of them where they are doors only. */
export const state = onPage({ marginBottom: space[24] });
export const stateName = onPage({ ...typography.h4, marginBottom: '4px' });
export const doors = onPage({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: '32px',
});

export const changes = onPage({ display: 'grid', gap: '8px', maxWidth: '72ch', marginBottom: space[32] });
export const change = onPage({
  display: 'grid',
  gap: '0 16px',
  '@media': { [media.medium]: { gridTemplateColumns: '120px 1fr' } },
});
globalIn('page', `${change} > dt`, { ...typography.label, color: color['text-2'] });
globalIn('page', `${change} > dd`, { margin: 0 });

export const tableCaption = onPage({ ...typography.small, color: color['text-2'], textAlign: 'start' });
/** Two colours as they meet. */
export const pairSwatch = onPage({
  display: 'inline-block',
  minInlineSize: '2.5em',
  minBlockSize: '1.6em',
  padding: '2px 8px',
  marginInlineEnd: '8px',
  verticalAlign: 'middle',
  border: `1px solid ${color.border}`,
});

export const code = onPage({ position: 'relative', marginBottom: space[32] });
export const copy = onPage({ position: 'absolute', insetBlockStart: '8px', insetInlineEnd: '8px' });
globalIn('page', `${code} pre`, {
  padding: '20px',
  overflowX: 'auto',
  background: color.sunk,
  border: `1px solid ${color.border}`,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  tabSize: 2,
});
export const tokens = onPage({ display: 'grid', gap: '12px', marginBottom: space[32] });
export const group = onPage({
  display: 'grid',
  gap: '8px',
  '@media': { [media.medium]: { gridTemplateColumns: '120px 1fr' } },
  ...typography.small,
});
export const names = onPage({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  listStyle: 'none',
  padding: 0,
});
export const token = onPage({ display: 'inline-flex', alignItems: 'center', gap: '8px' });
export const swatch = onPage({
  width: '20px',
  height: '20px',
  border: `1px solid ${color['border-control']}`,
});
export const list = onPage({
  display: 'grid',
  gap: '8px',
  maxWidth: '62ch',
  marginBottom: space[24],
  paddingInlineStart: '20px',
  listStyle: 'disc',
});
