/** How both kinds of site are built with Vite. */
export { assets, fileNames, lighterSpecifiers, smallCode } from './settings.ts';
