import { defineTheme } from '../theme/defineTheme.ts';

/** National theme: indigo, the dye and the blueprint; marigold, the garland. */
export const national = defineTheme({
  id: 'national',
  label: 'National',
  idea: 'Indigo and marigold',
  brand: {
    900: '#0f1b4b',
    800: '#162769',
    700: '#203586',
    600: '#3049a4',
    400: '#6889d8',
    300: '#98b0e8',
    200: '#c2d1f3',
    100: '#e3eaf9',
  },
  accent: { 400: '#ffb129', 300: '#fdcc6e' },
  accentLine: '#c77903',
  markRoot: '#f49d04',
});
