import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * Fetches a component's code once it is wanted. Unlike `lazy` it takes nothing down when the network fails: it says so.
 *
 * @param load stands outside the component, so that it stays the same
 */
export const useLoaded = <Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | undefined => {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!wanted) return;
    let here = true;
    load().then(
      (Component) => here && setLoaded({ Component }),
      () => here && fail(),
    );
    return () => {
      here = false;
    };
  }, [load, wanted]);

  return loaded?.Component;
};
