/** Start of a page, and protection against translators, extensions and deployments. */
export { changesScript } from './changesScript.ts';
export { earlyPressesScript } from './earlyPresses.ts';
export { hydratePage } from './hydratePage.tsx';
export { isOutdated, loadDocument, loadDocumentOnce } from './missingCode.ts';
export { prepareBrowser } from './prepareBrowser.ts';
