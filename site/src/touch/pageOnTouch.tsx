import { lazyModule } from '@banyan/ui/hooks';
import { useLoaderData } from '@tanstack/react-router';
import { type ComponentType, Suspense, use, useEffect, useState } from 'react';
import { hasWork } from './hasWork.ts';
import { listenForTouch } from './listenForTouch.ts';

/**
 * A page whose code comes when somebody first points at it, touches it or stands in it. Until then the server's HTML stays as it
 * came: its links are followed, it works as it does without JavaScript, and keeps what was typed. The code comes by itself where
 * the page has something to do without being touched (`hasWork`).
 *
 * Stands outside components, in a file named `…OnTouch.ts`: there the build looks for the styles that the page needs from the
 * start (`site/build/stylesOfLater.ts`).
 *
 * @param load Imports the page's component, which takes no properties.
 * @param needed Whether what the route's loader returned asks for the code without a touch, besides `hasWork`. @default never
 */
export function pageOnTouch(
  load: () => Promise<ComponentType>,
  needed: (loaderData: unknown) => boolean = () => false,
) {
  const module = lazyModule(load);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<ComponentType>();
  const { promise: alive, resolve: live } = Promise.withResolvers<void>();
  let lives = false;
  // What does not come leaves the page as it is, so `arrived` never rejects; the next touch asks again.
  const wake = async () => {
    arrive(await module.load());
    await alive;
  };

  function Content() {
    const Loaded = module.loaded() ?? use(arrived);
    useEffect(() => {
      lives = true;
      live();
    }, []);
    return <Loaded />;
  }

  // One element for all renderings: React keeps the server's HTML for as long as nobody hands the boundary anything new.
  const content = (
    <Suspense>
      <Content />
    </Suspense>
  );
  // For another address of the same page, reached while the first one had not been touched: its HTML shows something else.
  const another = (
    <Suspense key="another">
      <Content />
    </Suspense>
  );

  function Page() {
    const loaderData: unknown = useLoaderData({ strict: false });
    const [first] = useState<unknown>(loaderData);
    const [moved, setMoved] = useState(false);
    if (!(moved || lives) && loaderData !== first) setMoved(true);
    // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the document, once
    useEffect(() => {
      const main = document.getElementById('main');
      if (module.loaded() || !main) return;
      return listenForTouch(main, wake, hasWork(loaderData) || needed(loaderData));
    }, []);
    return moved ? another : content;
  }

  return {
    /** For the route's loader: the server draws nothing without the code, and a page reached from another one is alive at once. */
    load: module.load,
    /** The route's component. */
    Page,
  };
}
