/**
 * Browsers that the design is made for, the oldest of each: they know `light-dark()`, cascade layers and `text-wrap`
 * themselves. For Vite's `build.target` and `build.cssTarget`: an older target would make the CSS minifier rewrite
 * `light-dark()` into variables, which breaks a theme inside another.
 */
export const browsers: string[] = ['chrome125', 'edge125', 'firefox128', 'safari18'];
