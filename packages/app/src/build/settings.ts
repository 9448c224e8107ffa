/** How a build treats files: its `build`, besides the browsers. */
export const assets = {
  // An inlined asset would need `data:` in the Content-Security-Policy.
  assetsInlineLimit: 0,
  // Styles must be there before what they dress. Scripts find their own imports, and pages are fetched on intent:
  // a list of every page's files would weigh more, on every page, than it saves.
  modulePreload: {
    resolveDependencies: (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
      hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
  },
  reportCompressedSize: false,
};

/** What lets the bundler leave out more of the code for browsers: its `rolldownOptions`, besides the chunks. */
export const smallCode = {
  // Radix and others wrap each function in `__name(fn, 'name')`; taken for a side effect, it keeps unused ones alive.
  treeshake: { manualPureFunctions: ['__name'] },
  // Class names, limits and texts are constants that cross files; each then stands where it is used.
  optimization: { inlineConst: { mode: 'all' as const, pass: 3 } },
};

/**
 * How built files are named: the `output` of its `rolldownOptions`. Every page carries the names of some sixty style sheets, and
 * a list of names does not compress: six letters tell a style sheet from the others and from its next version.
 */
export const fileNames = {
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) =>
    name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
};

/**
 * Specifiers that lead to a lighter module of the same package, for `resolve.alias`: React has had `useSyncExternalStore`
 * since 18, so the store of the router needs none that stands in for it (0.4 KB gzip).
 */
export const lighterSpecifiers = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};
