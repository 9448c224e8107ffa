/**
 * Oldest supported version of each browser: they support `light-dark()`, cascade layers and `text-wrap` natively. For Vite’s
 * `build.target` and `build.cssTarget`: an older target would make the CSS minifier rewrite `light-dark()` into variables, which
 * breaks nested themes.
 */
export const browsers: string[] = ['chrome125', 'edge125', 'firefox128', 'safari18'];
