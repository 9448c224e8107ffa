import type { Theme } from '@banyan/ui/theme';
import { national } from '@banyan/ui/themes';
import { createContext, useContext } from 'react';

/** Theme and mode chosen in Storybook’s toolbar. */
export interface ToolbarTheme {
  theme: Theme;
  mode: 'light' | 'dark';
}

/** Provided by the container of every document. */
export const ToolbarThemeContext = createContext<ToolbarTheme>({ theme: national, mode: 'light' });

export const useToolbarTheme = (): ToolbarTheme => useContext(ToolbarThemeContext);
