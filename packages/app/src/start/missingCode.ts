import { missingCodeEvent, tryStorage } from '@banyan/ui/hooks';
import { keepTyped } from './typedText.ts';

/*
 * After a deployment a tab that was open before asks for code that is gone. The same address, loaded as a document, brings the
 * new version along. Without a connection it would bring nothing, so the server has to answer first.
 */

/** How long the same address is not loaded by itself again, in milliseconds: code may be missing for good. */
const pauseMs = 5 * 60_000;
const storageKey = 'banyan.loaded-again';

let outdated = false;

/** Whether code of this version was missing on a server that answers: from then on links are followed as documents. */
export const isOutdated = (): boolean => outdated;

async function serverAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** Notes that this address is loaded again. @returns false where that was a short while ago, or nothing can be noted */
const mayLoadAgain = (): boolean =>
  tryStorage(() => {
    const [address, at] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    const now = Date.now();
    if (address === location.href && now - Number(at) < pauseMs) return false;
    sessionStorage.setItem(storageKey, `${location.href} ${now}`);
    return sessionStorage.getItem(storageKey) !== null;
  }) ?? false;

async function loadIf(may: () => boolean): Promise<boolean> {
  if (!(await serverAnswers()) || !may()) return false;
  keepTyped();
  // A document that came of a post would be posted again by `reload`. With a hash, `replace` would only scroll.
  if (location.hash) location.reload();
  else location.replace(location.href);
  return true;
}

/**
 * Loads this address as a document, if the server answers; whoever is offline keeps what is on the screen.
 * @returns whether it is being loaded
 */
export const loadDocument = (): Promise<boolean> => loadIf(() => true);

/** {@link loadDocument} for what nobody has pressed: once, so that code that stays away makes no loop. */
export const loadDocumentOnce = (): Promise<boolean> => loadIf(mayLoadAgain);

/** Loads the page again where code is missing that somebody waits for. Call it once, before the page is started. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // By the browser's own words the router would know it, and load the document even where there is no connection.
    payload.message = `Code is missing. ${payload.message}`;
    void serverAnswers().then((answers) => {
      outdated ||= answers;
    });
  });
  window.addEventListener(missingCodeEvent, () => void loadDocumentOnce());
}
