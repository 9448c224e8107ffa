import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

const { color, radius, space } = vars;
const onPage = (rule: Parameters<typeof styleIn>[1]) => styleIn('page', rule);

/** Row of choices above a frame. */
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
/** Container of a frame; a frame larger than its column is scaled down. */
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

/** Component on a sheet of its own. */
export const box = onPage({
  padding: '24px',
  border: `1px solid ${color.border}`,
  background: color.bg,
  color: color.text,
  marginBottom: space[16],
  maxWidth: '100%',
  overflow: 'auto',
});
export const caption = onPage({ ...typography.small, color: color['text-2'] });

/** Two columns side by side: do and do not. */
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

/** State with its heading, and the list of states that are only links. */
export const state = onPage({ marginBottom: space[24] });
export const stateName = onPage({ ...typography.h4, marginBottom: '4px' });
export const links = onPage({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: '32px',
});

export const lead = onPage({ maxWidth: '34em', marginBottom: space[32] });
globalIn('page', `${lead} p`, typography.lede);

/** A table wider than a phone scrolls in its own box. */
export const scroller = onPage({ overflowX: 'auto', maxWidth: '100%' });
