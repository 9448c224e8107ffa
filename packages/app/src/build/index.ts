/** Vite settings shared by both kinds of site. */
export { assets, fileNames, lighterSpecifiers, smallCode } from './settings.ts';
