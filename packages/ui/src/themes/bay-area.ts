import { defineTheme } from '../theme/defineTheme.ts';

export const bayArea = defineTheme({
  id: 'bay-area',
  label: 'Bay Area',
  idea: 'Pacific teal and poppy',
  brand: {
    900: '#002631',
    800: '#003948',
    700: '#004d60',
    600: '#045f76',
    400: '#43a0ba',
    300: '#86c6d9',
    200: '#b4dce8',
    100: '#ddeff4',
  },
  accent: { 400: '#fc8a39', 300: '#fcac72' },
});
