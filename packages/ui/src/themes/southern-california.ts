import { defineTheme } from '../theme/defineTheme.ts';

export const southernCalifornia = defineTheme({
  id: 'southern-california',
  label: 'Southern California',
  idea: 'Jacaranda and lemon',
  brand: {
    900: '#290f48',
    800: '#3c1866',
    700: '#4f2681',
    600: '#613699',
    400: '#9c7ad5',
    300: '#c2aae8',
    200: '#dbccf1',
    100: '#efe9f9',
  },
  accent: { 400: '#ede446', 300: '#f5f18f' },
});
