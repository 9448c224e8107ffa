/** Removes style attributes that Radix writes, because the security policy refuses them; the stylesheet sets the same rules. */
export const unstyled = { style: { outline: undefined, animationDuration: undefined } };
