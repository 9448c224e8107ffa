import { missingCodeEvent, tryStorage } from '@banyan/ui/hooks';
import { keepTyped } from './typedText.ts';

/*
 * After a deployment an open tab requests code that no longer exists. Loading the same address as a document gets the new version.
 * Without a connection that would fail, so it first checks that the server answers.
 */

/** Time during which the same address is not reloaded automatically again, in milliseconds: the code may be missing permanently. */
const pauseMs = 5 * 60_000;
const storageKey = 'banyan.loaded-again';

let outdated = false;

/** True if code of this version was missing on a server that answers: from then on links load documents. */
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

/** Records that this address is reloaded. @returns false if that was a short while ago, or if nothing can be stored */
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
  // `reload` would send a posted form again. With a hash, `replace` would only scroll.
  if (location.hash) location.reload();
  else location.replace(location.href);
  return true;
}

/**
 * Loads this address as a document if the server answers; an offline visitor keeps the current page.
 * @returns true if it is being loaded
 */
export const loadDocument = (): Promise<boolean> => loadIf(() => true);

/** Calls {@link loadDocument} without a press of the visitor: only once, so that permanently missing code causes no loop. */
export const loadDocumentOnce = (): Promise<boolean> => loadIf(mayLoadAgain);

/** Reloads the page if code is missing that the visitor waits for. Call it once, before the page is started. */
export function watchMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The router would recognize the browser's own message, and load the document even without a connection.
    payload.message = `Code is missing. ${payload.message}`;
    void serverAnswers().then((answers) => {
      outdated ||= answers;
    });
  });
  window.addEventListener(missingCodeEvent, () => void loadDocumentOnce());
}
