import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { headScript } from './headScript.ts';
import { Shell } from './Shell.tsx';
import { useChapterTheme } from './useChapterTheme.ts';

/** HTML document around each page. */
export function Document({ children }: { children: ReactNode }) {
  const theme = useChapterTheme();
  return (
    // The first script sets `data-mode` and `data-drawn` before hydration.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* A constant of ours that must run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <HeadContent />
      </head>
      <body data-theme={theme}>
        <Shell>{children}</Shell>
        <Scripts />
      </body>
    </html>
  );
}
