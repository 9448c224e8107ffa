import { variantsIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

/* A gradient and not an image: the site's Content-Security-Policy blocks images inside a stylesheet. */
const lines = `repeating-linear-gradient(transparent 0 43px, ${color['border-control']} 43px 44px)`;

export const variants = variantsIn('element', {
  plain: { minHeight: '132px', resize: 'vertical' },
  ruled: {
    /* Six lines; the bottom edge is the last one. */
    minHeight: '272px',
    padding: '6px 2px 0',
    borderWidth: '0 0 2px',
    borderColor: color['border-strong'],
    borderRadius: 0,
    background: `${lines} 0 6px local`,
    fontFamily: vars.font.read,
    fontSize: vars.size.read,
    fontWeight: 400,
    lineHeight: '44px',
    resize: 'vertical',
    selectors: {
      "&[aria-invalid='true']": {
        padding: '6px 12px 0',
        background: `${lines} 0 6px local, ${color['danger-bg']}`,
      },
      '&:read-only': { background: `${lines} 0 6px local` },
    },
    '@media': { [media.print]: { background: 'none' } },
  },
});
