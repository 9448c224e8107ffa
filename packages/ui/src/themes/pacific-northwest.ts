import { defineTheme } from '../theme/defineTheme.ts';

export const pacificNorthwest = defineTheme({
  id: 'pacific-northwest',
  label: 'Pacific Northwest',
  idea: 'Cedar and fern',
  brand: {
    900: '#32190c',
    800: '#4a2714',
    700: '#61351e',
    600: '#774328',
    400: '#bc8361',
    300: '#dcb093',
    200: '#ead0bc',
    100: '#f7eadf',
  },
  accent: { 400: '#a2dd5c', 300: '#c3eb8f' },
});
