import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useMemo, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { WornContext } from '../../packages/ui/docs/worn.ts';
import { storybookTheme } from './storybookTheme.ts';
import { wornFrom } from './worn.ts';

type Globals = Readonly<Record<string, unknown>>;

const lastGlobals = (): Globals => {
  const channel = addons.getChannel();
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return (last as { globals?: Globals } | undefined)?.globals ?? {};
};

/** Around every document: the page, and Storybook's own parts of it, follow the theme and the mode of the toolbar. */
export default function DocumentContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (event: { globals: Globals }) => setGlobals(event.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  const worn = useMemo(() => wornFrom(globals), [globals]);
  useEffect(() => {
    document.documentElement.dataset.theme = worn.theme.id;
    document.documentElement.dataset.mode = worn.mode;
  }, [worn]);
  return (
    <WornContext value={worn}>
      <DocsContainer {...rest} theme={storybookTheme(worn)}>
        {children}
      </DocsContainer>
    </WornContext>
  );
}
