import { defineTheme } from '../theme/defineTheme.ts';

export const nyNortheast = defineTheme({
  id: 'ny-northeast',
  label: 'NY/Northeast',
  idea: 'Graphite and verdigris',
  brand: {
    900: '#19212b',
    800: '#26313e',
    700: '#354252',
    600: '#455465',
    400: '#7f91a4',
    300: '#adbdcc',
    200: '#cbd6e0',
    100: '#e6ecf2',
  },
  accent: { 400: '#68e1be', 300: '#9feed4' },
});
