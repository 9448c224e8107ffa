import { globalIn, styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

/** Name or title of a submission. */
export const name = styleIn('component', { fontWeight: 580, lineHeight: 1.4 });

/** Key facts of a submission. */
export const meta = styleIn('component', {
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

/** Avatar of another volunteer who is viewing the submission. */
export const niche = styleIn('component', {
  width: '22px',
  height: '28px',
  borderRadius: '11px 11px 0 0',
  fontSize: '.625rem',
  fontStretch: '80%',
});

globalIn('component', `${niche} > svg`, { display: 'none' });
