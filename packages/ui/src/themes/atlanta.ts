import { defineTheme } from '../theme/defineTheme.ts';

export const atlanta = defineTheme({
  id: 'atlanta',
  label: 'Atlanta',
  idea: 'Muscadine and peach',
  brand: {
    900: '#390d24',
    800: '#531837',
    700: '#6c2448',
    600: '#823159',
    400: '#ca7197',
    300: '#e7a4bc',
    200: '#f1c7d5',
    100: '#fae7ed',
  },
  accent: { 400: '#ffa475', 300: '#ffc4a1' },
});
