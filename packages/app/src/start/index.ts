/** How a page is started, and what keeps it working in browsers as people have them. */
export { changesScript } from './changesScript.ts';
export { earlyPressesScript } from './earlyPresses.ts';
export { hydratePage } from './hydratePage.tsx';
export { isOutdated, loadDocument, loadDocumentOnce } from './missingCode.ts';
export { prepareBrowser } from './prepareBrowser.ts';
