import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';
import { titleLook } from '../../../../shell/components/titleLook.ts';

const { color } = vars;

export const page = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  minHeight: '100vh',
  padding: 'clamp(20px, 4vw, 56px) clamp(16px, 4vw, 48px)',
  background: color.sunk,
  fontSize: '1rem',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [media.print]: { padding: 0, background: 'none' } },
});

export const sheet = styleIn('layout', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  width: 'min(1040px, 100%)',
  padding: 'clamp(20px, 4vw, 48px)',
  border: `1px solid ${color['border-control']}`,
  borderRadius: '0 clamp(48px, 6vw, 88px) 0 0',
  background: color.bg,
  '@media': { [media.print]: { border: 0 } },
});

export const head = styleIn('layout', { display: 'grid', gap: '12px' });

export const mark = styleIn('layout', { width: '44px', height: '44px', color: color.display });

export const title = styleIn('layout', {
  maxWidth: '20em',
  ...titleLook,
});

export const lede = styleIn('layout', { maxWidth: '62ch' });

export const steps = styleIn('layout', { '@media': { [media.print]: { display: 'none' } } });
