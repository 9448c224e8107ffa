import { hydrateAsWritten } from '@banyan/app/start';
import { lazyModule, useHydrated } from '@banyan/ui/hooks';
import { useLoaderData } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { hasWork } from './hasWork.ts';
import { listenForTouch } from './listenForTouch.ts';

/** Whether what the route's loader returned asks for the code without a touch. */
type Needed = (loaderData: unknown) => boolean;

export interface OnTouch<Properties> {
  /** For the route's loader: the server draws nothing without the code, and a page reached from another one is alive at once. */
  load: () => Promise<ComponentType<Properties>>;
  /** What the route shows. */
  Page: (properties: Properties) => ReactNode;
}

/**
 * A page whose code comes when somebody first points at it, touches it or stands in it. Until then the server's HTML stays as it
 * came: its links are followed, it works as it does without JavaScript, and keeps what was typed. The code comes by itself where
 * the page has something to do without being touched (`hasWork`).
 *
 * Stands outside components, in a file named `…OnTouch.ts`: there the build looks for the styles that the page needs from the
 * start (`site/build/stylesOfLater.ts`).
 *
 * @param load Imports the page's component.
 * @param needed Besides `hasWork`. @default never
 */
export function componentOnTouch<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  needed: Needed = () => false,
): OnTouch<Properties> {
  const module = lazyModule(load);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<ComponentType<Properties>>();
  const { promise: alive, resolve: live } = Promise.withResolvers<void>();
  let lives = false;
  // What does not come leaves the page as it is, so `arrived` never rejects; the next touch asks again.
  const wake = async () => {
    const Component = await module.load();
    const main = document.getElementById('main');
    if (main) hydrateAsWritten(main);
    arrive(Component);
    await alive;
  };

  function Content(properties: Properties) {
    useEffect(() => {
      lives = true;
      live();
    }, []);
    // Last: React takes up a rendering that waited where it was, and one that need not wait any more would be lost for its next hook (React's #467).
    const Loaded = module.loaded() ?? use(arrived);
    return <Loaded {...properties} />;
  }

  function Page(properties: Properties) {
    const loaderData: unknown = useLoaderData({ strict: false });
    const [first] = useState<unknown>(loaderData);
    const [moved, setMoved] = useState(false);
    const hydrated = useHydrated();
    const [drawnHere] = useState(hydrated);
    // For another address of the same page, reached while the first one had not been touched: its HTML shows something else.
    const today = (
      <Suspense key={moved ? 'another' : 'first'}>
        <Content {...properties} />
      </Suspense>
    );
    // One element until it lives: React keeps the server's HTML for as long as nobody hands the boundary anything new.
    const [asItCame] = useState(today);
    if (!(moved || lives) && loaderData !== first) setMoved(true);
    // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the document, once
    useEffect(() => {
      const main = document.getElementById('main');
      if (module.loaded() || !main) return;
      return listenForTouch(main, wake, drawnHere || hasWork(loaderData) || needed(loaderData));
    }, []);
    return lives || moved ? today : asItCame;
  }

  return { load: () => module.load(true), Page };
}

/** {@link componentOnTouch} for a route's component, which takes no properties: of these TypeScript need not look into the page. */
export const pageOnTouch = (load: () => Promise<ComponentType>, needed?: Needed): OnTouch<object> =>
  componentOnTouch(load, needed);
