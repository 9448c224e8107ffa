import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { headScript } from './headScript.ts';
import { Shell } from './Shell.tsx';

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // The first script has set `data-mode` and `data-drawn` before React looks.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* A constant of ours that must run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <HeadContent />
      </head>
      <body>
        <Shell>{children}</Shell>
        <Scripts />
      </body>
    </html>
  );
}
