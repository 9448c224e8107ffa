import { DocsContainer, type DocsContainerProps, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, use, useEffect, useMemo, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { WornContext } from '../../packages/ui/docs/worn.ts';
// With it, so that its headings are there when they are listed.
import '../patterns/PatternPage.tsx';
import { loadComponentPage } from '../component/loadComponentPage.ts';
import { loadComponent } from '../component/useComponent.ts';
import { storybookTheme } from './storybookTheme.ts';
import { wornFrom } from './worn.ts';

type Globals = Readonly<Record<string, unknown>>;

const lastGlobals = (): Globals => {
  const channel = addons.getChannel();
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return (last as { globals?: Globals } | undefined)?.globals ?? {};
};

/** What a component's page needs; nothing for a written page. Before the container: its list of headings is made once. */
function componentOf(context: DocsContextProps): Promise<unknown> {
  const [story] = context.componentStories();
  return story ? loadComponent(String(story.parameters.fileName)) : nothing;
}
const nothing = Promise.resolve();

/** Around every document: the page, and Storybook's own parts of it, follow the theme and the mode of the toolbar. */
export default function DocumentContainer({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  use(componentOf(rest.context));
  use(loadComponentPage());
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
