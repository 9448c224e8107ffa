import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { media, typography, vars } from '@banyan/ui/theme';

const onPage = (rule: Parameters<typeof styleIn>[1]) => styleIn('page', rule);

/** Cards side by side: as many as fit, each at least 200 px wide. */
export const plates = onPage({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '1px',
  padding: '1px',
  marginBlock: '8px 32px',
});
/* Outlines of neighbors overlap in the gap: one line between them, and none around the free space of the last row. */
const ruled = { outline: `1px solid ${vars.color['border-strong']}` } as const;
export const plate = onPage({ ...ruled, padding: '0 0 12px', minWidth: 0 });
export const label = onPage({ ...typography.label, padding: '10px 14px 0', overflowWrap: 'anywhere' });
export const detail = onPage({
  ...typography.small,
  color: vars.color['text-2'],
  padding: '0 14px',
  overflowWrap: 'anywhere',
});
export const swatch = onPage({ height: '72px', borderBottom: `1px solid ${vars.color.border}` });
export const sample = onPage({ display: 'grid', placeItems: 'center', height: '88px', ...typography.h4 });

export const edge = onPage({
  width: '96px',
  height: '40px',
  border: '2px solid',
  borderRadius: vars.radius['elbow-control'],
});

export const ramp = onPage({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  marginBottom: '24px',
  outline: `1px solid ${vars.color.border}`,
});
export const step = onPage({ height: '72px', padding: '8px', ...typography.label });

/** Ruled rows of one item each, with its facts in a narrow column beside it. */
export const rows = onPage({
  borderTop: `2px solid ${vars.color['border-strong']}`,
  marginBlock: '8px 32px',
});
export const row = onPage({
  display: 'grid',
  gap: '8px 24px',
  padding: '20px 0',
  borderBottom: `1px solid ${vars.color.border}`,
  overflow: 'hidden',
  '@media': { [media.medium]: { gridTemplateColumns: '200px minmax(0, 1fr)', alignItems: 'baseline' } },
});
/** Row whose right side has no line of text to align with. */
export const drawnRow = onPage({ '@media': { [media.medium]: { alignItems: 'center' } } });
export const facts = onPage({ ...typography.small, color: vars.color['text-2'] });
export const caption = onPage({ ...typography.small, color: vars.color['text-2'], paddingTop: '8px' });
export const factsName = onPage({ ...typography.label, display: 'block', color: vars.color.text });

export const bar = onPage({ height: '16px', background: vars.color.primary });
export const shape = onPage({
  height: '120px',
  background: vars.color.tint,
  border: `1px solid ${vars.color['border-control']}`,
});
export const raised = onPage({ height: '96px', margin: '16px 20px 24px', background: vars.color.raised });

export const track = onPage({ position: 'relative', height: '48px', background: vars.color.sunk });
export const runner = onPage({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: '48px',
  background: vars.color.primary,
  borderRadius: vars.radius['elbow-control'],
  selectors: { '[data-at="end"] > &': { insetInlineStart: 'calc(100% - 48px)' } },
});

export const pictures = onPage({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: '24px',
  marginBlock: '8px 32px',
});
export const figure = onPage({ minWidth: 0 });
export const drawing = onPage({
  background: vars.color.sunk,
  padding: '0',
  width: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'contain',
});

export const pair = onPage({
  borderBottom: `1px solid ${vars.color.border}`,
  display: 'grid',
  gap: '1px',
  background: vars.color.border,
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
export const say = onPage({ background: vars.color.bg, padding: '16px 16px 16px 0', ...typography.read });
export const avoid = onPage({
  ...typography.read,
  background: vars.color.bg,
  padding: '16px',
  color: vars.color['text-2'],
});
globalIn('page', `${avoid} del`, { textDecorationColor: vars.color.danger });

export const themed = onPage({
  ...ruled,
  background: vars.color.bg,
  color: vars.color.text,
  padding: '20px',
  display: 'grid',
  gap: '14px',
  justifyItems: 'start',
});
export const code = onPage({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.small,
  lineHeight: 1.6,
  padding: '16px',
  marginBottom: '24px',
  overflowX: 'auto',
  background: vars.color.sunk,
  border: `1px solid ${vars.color.border}`,
});
export const clearSpace = onPage({
  outline: `1px dashed ${vars.color['border-control']}`,
  padding: '21px',
  width: 'max-content',
  color: vars.color.display,
});
