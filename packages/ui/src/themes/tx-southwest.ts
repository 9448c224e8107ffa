import { defineTheme } from '../theme/defineTheme.ts';

export const txSouthwest = defineTheme({
  id: 'tx-southwest',
  label: 'TX/Southwest',
  idea: 'Live oak and long light',
  brand: {
    900: '#01281c',
    800: '#013a2a',
    700: '#074f3b',
    600: '#0c6149',
    400: '#4ba686',
    300: '#8acfb4',
    200: '#b9e3d1',
    100: '#def2ea',
  },
  accent: { 400: '#efd127', 300: '#f5e378' },
});
