/**
 * The order of the cascade layers, weakest first. Production bundlers may move a bare `@layer a, b;` statement,
 * so whoever writes a page's `<head>` puts `layerOrderStatement` there before any stylesheet.
 */
export const layerNames = ['reset', 'theme', 'base', 'element', 'component', 'layout', 'page'] as const;

export const layerOrderStatement = `@layer ${layerNames.map((name) => `banyan.${name}`).join(', ')};`;
