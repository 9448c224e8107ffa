import { type LazyModule, useHydrated, useLazyModule } from '@banyan/ui/hooks';
import { type ReactNode, useState } from 'react';

export interface ServerHtmlProps<Module> {
  /** Brings the code that draws this part. The page's loader hands it to `loadServerHtml`. */
  module: LazyModule<Module>;
  /** Draws it with that code. */
  children: (module: Module) => ReactNode;
}

/**
 * A part of a page that has nothing to press but links, and forms that need no script: the server's HTML is kept as it came, and
 * the browser fetches the code only when the page is reached from another one. Its styles have to be among those that the page
 * loads in any case, or be named by the server (`site/server/serverParts.ts`). What changes, or is pressed, is an ordinary
 * component.
 */
export function ServerHtml<Module>({ module, children }: ServerHtmlProps<Module>) {
  const [kept] = useState(!useHydrated());
  useLazyModule({ module, need: kept ? 'none' : 'now' });
  const value = module.loaded();
  if (value) return <div>{children(value)}</div>;
  if (!kept) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; this is how React is told to leave what is inside alone.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** For a page's loader: the server draws nothing without the code, and a page that is reached from another one comes complete. */
export const loadServerHtml = (module: LazyModule<unknown>): Promise<void> =>
  // In a browser the part asks again by itself; the rest of its page does not wait for that.
  module.load(true).then(
    () => undefined,
    () => undefined,
  );
