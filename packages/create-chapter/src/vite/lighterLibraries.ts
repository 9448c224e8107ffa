import type { Plugin } from 'vite';

/**
 * Parts of libraries that every page would load and none needs, in the built site only:
 * - The router's own link, which each route object carries (2.3 KB gzip). Links of ours are plain anchors, because the
 *   design system knows no router; `useLinkNavigation` follows them without a reload.
 * - What stands in for `useSyncExternalStore` (0.4 KB): React has had it since 18.
 */
export function lighterLibraries(): Plugin {
  return {
    name: 'banyan:lighter-libraries',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/@tanstack/react-router/dist/esm/link.js')) return link;
      if (id.endsWith('/use-sync-external-store/shim/index.js')) return externalStore;
    },
  };
}

const link = `
export function Link() {
  throw new Error('Links of this site are plain anchors, as the components of packages/ui render them.');
}
export { Link as createLink, Link as linkOptions, Link as useLinkProps };`;

const externalStore = `module.exports = { useSyncExternalStore: require('react').useSyncExternalStore };`;
