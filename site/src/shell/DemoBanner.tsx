import { type ReactNode, useEffect, useState } from 'react';
import { runtimeConfig } from '../client.ts';

/** Banner on each page of a production site that runs with demo parts. Other sites never load it. */
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
