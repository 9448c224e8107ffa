import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const sky = styleIn('component', {
  position: 'relative',
  overflow: 'clip',
  height: 'clamp(200px, 31vw, 470px)',
  background: color['giving-sky'],
  '@media': { [media.print]: { display: 'none' } },
});

export const arch = styleIn('component', { position: 'absolute', inset: 0 });

export const columns = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 6vw',
  paddingBottom: space.section,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 456px)' },
    [media.print]: { display: 'block', paddingBottom: 0 },
  },
});

export const words = styleIn('component', {
  position: 'relative',
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  '@media': {
    [media.wide]: { paddingTop: 'clamp(32px, 3.4vw, 48px)' },
    [media.print]: { display: 'none' },
  },
});

/* From 968 px it is on the ground line of the sky, beside the doorway. */
export const heading = styleIn('component', {
  maxWidth: '8em',
  paddingTop: 'clamp(28px, 3.4vw, 48px)',
  '@media': {
    [media.wide]: {
      position: 'absolute',
      insetInlineStart: 0,
      bottom: '100%',
      padding: 0,
      color: color.field,
      fontSize: 'clamp(4rem, 7.6vw, 8rem)',
      lineHeight: 0.9,
      transform: 'translateY(0.115em)',
    },
  },
  '@supports': {
    '(text-box: trim-end cap alphabetic)': {
      '@media': { [media.wide]: { textBox: 'trim-end cap alphabetic', transform: 'none' } },
    },
  },
});

export const links = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });

/* The paper hangs in the doorway. */
export const paper = styleIn('component', {
  position: 'relative',
  '@media': {
    [media.wide]: { marginTop: '-200px' },
    [media.print]: { marginTop: 0 },
  },
});
