/**
 * The light sections, for a site that wants one import. What opens over the page is at `@banyan/ui/overlays`. Inside this
 * repository every section is imported by its own name.
 */
export * from './content/index.ts';
export * from './elements/index.ts';
export * from './imagery/index.ts';
export * from './layout/index.ts';
export * from './navigation/index.ts';
export * from './theme/index.ts';
