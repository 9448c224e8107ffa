/** Settings for files: the `build` of Vite, without the target browsers. */
export const assets = {
  // An inlined asset would need `data:` in the Content-Security-Policy.
  assetsInlineLimit: 0,
  // Styles are preloaded, because they must arrive before the elements they style. Scripts find their own imports, and pages are
  // fetched on intent: a list of every page's files would cost more, on every page, than it saves.
  modulePreload: {
    resolveDependencies: (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
      hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
  },
  reportCompressedSize: false,
};

/** Settings that make the browser code smaller: the `rolldownOptions`, without the chunks. */
export const smallCode = {
  // Radix and others wrap each function in `__name(fn, 'name')`. Treated as a side effect, the call would keep unused functions.
  treeshake: { manualPureFunctions: ['__name'] },
  // Class names, limits and texts are constants used across files; this inlines them.
  optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
};

/**
 * Names of built files: the `output` of the `rolldownOptions`. Every page lists the names of some sixty style sheets, and such a
 * list does not compress. Six characters are enough to tell a style sheet from the others and from its next version.
 */
export const fileNames = {
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
};

/**
 * Specifiers replaced by a lighter module of the same package, for `resolve.alias`. React has had `useSyncExternalStore` since 18,
 * so the router's store needs no shim (0.4 KB gzip).
 */
export const lighterSpecifiers = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};
