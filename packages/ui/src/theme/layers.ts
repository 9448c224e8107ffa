/**
 * Order of the cascade layers, weakest first. Production bundlers may move a bare `@layer a, b;` statement,
 * so put `layerOrderStatement` into a page’s `<head>` before any stylesheet.
 */
export const layerNames = ['reset', 'theme', 'base', 'element', 'component', 'layout', 'page'] as const;

export const layerOrderStatement = `@layer ${layerNames.map((name) => `banyan.${name}`).join(', ')};`;
