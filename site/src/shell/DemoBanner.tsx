import { type ReactNode, useEffect, useState } from 'react';
import { runtimeConfig } from '../client.ts';

/** Says on every page of a site in production which of its parts are only demonstrations. Other sites never load it. */
export function DemoBanner() {
  const [notice, setNotice] = useState<ReactNode>(null);

  useEffect(() => {
    let here = true;
    const show = async () => {
      const { production, demo } = await runtimeConfig();
      if (!production || demo.length === 0) return;
      const { DemoNotice } = await import('./DemoNotice.tsx');
      if (here) setNotice(<DemoNotice parts={demo} />);
    };
    show().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);

  return notice;
}
