/**
 * Every light component, for a site that wants one import. Overlays are at `@banyan/ui/overlays`. Inside this repository every
 * folder is imported by its own name.
 */
export * from './content/index.ts';
export * from './elements/index.ts';
export * from './hooks/index.ts';
export * from './imagery/index.ts';
export * from './layout/index.ts';
export * from './navigation/index.ts';
export * from './sections/index.ts';
export * from './style/index.ts';
export * from './theme/index.ts';
