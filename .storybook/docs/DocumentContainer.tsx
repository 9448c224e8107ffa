import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useMemo, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { ToolbarThemeContext } from '../../packages/ui/docs/toolbarTheme.ts';
import { storybookTheme } from './storybookTheme.ts';
import { toolbarThemeOf } from './toolbarTheme.ts';

type Globals = Readonly<Record<string, unknown>>;

const lastGlobals = (): Globals => {
  const channel = addons.getChannel();
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return (last as { globals?: Globals } | undefined)?.globals ?? {};
};

/** Container of every document: the page and Storybook's own parts of it follow the toolbar's theme and mode. */
export default function DocumentContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  const toolbar = useMemo(() => toolbarThemeOf(globals), [globals]);
  useEffect(() => {
    document.documentElement.dataset.theme = toolbar.theme.id;
    document.documentElement.dataset.mode = toolbar.mode;
  }, [toolbar]);
  return (
    <ToolbarThemeContext value={toolbar}>
      <DocsContainer {...rest} theme={storybookTheme(toolbar)}>
        {children}
      </DocsContainer>
    </ToolbarThemeContext>
  );
}
