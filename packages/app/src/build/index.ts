/** How both kinds of site are built with Vite. */
export { assets, lighterSpecifiers, smallCode } from './settings.ts';
