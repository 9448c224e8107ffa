import type { Plugin } from 'vite';

/**
 * Parts of libraries that every page would load and none needs, in the built site only:
 * - The router's own link, which each route object carries (2.3 KB gzip). Links of ours are plain anchors, because the
 *   design system knows no router; `useLinkNavigation` follows them without a reload.
 * - What stands in for `useSyncExternalStore` (0.4 KB): React has had it since 18.
 * - What lucide's icons share (1.3 KB gzip of contexts, aliases and class names). Ours are drawn with a size and a stroke.
 */
export function lighterLibraries(): Plugin {
  return {
    name: 'banyan:lighter-libraries',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')) return icon;
      if (id.endsWith('/@tanstack/react-router/dist/esm/link.js')) return link;
      if (id.endsWith('/use-sync-external-store/shim/index.js')) return externalStore;
    },
  };
}

const icon = `
import { createElement } from 'react';
/* @__NO_SIDE_EFFECTS__ */
export default function createLucideIcon({ node }) {
  return ({ size = 24, ...rest }) => createElement(
    'svg',
    {
      width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
      strokeLinecap: 'round', strokeLinejoin: 'round', ...rest,
    },
    node.map(([name, attributes]) => createElement(name, attributes)),
  );
}`;

const link = `
export function Link() {
  throw new Error('Links of this site are plain anchors, as the components of packages/ui render them.');
}
export { Link as createLink, Link as linkOptions, Link as useLinkProps };`;

const externalStore = `module.exports = { useSyncExternalStore: require('react').useSyncExternalStore };`;
