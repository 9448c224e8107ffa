import { styleIn, variantsIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const row = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `24px ${vars.space.gutter}`,
});

const columns = (template: string) => ({ '@media': { [media.medium]: { gridTemplateColumns: template } } });

export const ratios = variantsIn('component', {
  '1/1': columns('minmax(0, 1fr) minmax(0, 1fr)'),
  '1/2': columns('minmax(0, 1fr) minmax(0, 2fr)'),
  '3/1/1': columns('minmax(0, 3fr) minmax(0, 1fr) minmax(0, 1fr)'),
});

/* From 768 px the branch is below the second column of a 1/2 row. */
export const branch = styleIn('component', {
  position: 'relative',
  marginInlineStart: '8px',
  paddingInlineStart: '28px',
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '-24px',
    bottom: '50%',
    width: '20px',
    border: `2px solid ${vars.color['border-control']}`,
    borderWidth: '0 0 2px 2px',
    borderBottomLeftRadius: '18px',
  },
  '@media': {
    [media.medium]: { marginInlineStart: `calc((100% - ${vars.space.gutter}) / 3 + ${vars.space.gutter})` },
  },
});

/* A browser without support for `:has` always shows it. */
export const withOther = styleIn('component', {
  selectors: { "form:not(:has(option[value='Other']:checked)) &": { display: 'none' } },
});
