import { styleIn } from '@banyan/ui/style/inLayer';

export const link = styleIn('component', {
  fontFamily: "ui-monospace, 'DejaVu Sans Mono', monospace",
  fontSize: '.875em',
  overflowWrap: 'anywhere',
});
