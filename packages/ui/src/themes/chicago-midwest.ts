import { defineTheme } from '../theme/defineTheme.ts';

export const chicagoMidwest = defineTheme({
  id: 'chicago-midwest',
  label: 'Chicago/Midwest',
  idea: 'Prairie and lake',
  brand: {
    900: '#1e2507',
    800: '#2d380d',
    700: '#3d4a14',
    600: '#4a5a1c',
    400: '#889c54',
    300: '#b6c688',
    200: '#d4ddb4',
    100: '#ebefdc',
  },
  accent: { 400: '#7ad1f7', 300: '#ace3fa' },
});
