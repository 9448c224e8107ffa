/** Radix writes these into the markup, where a security policy refuses them; the stylesheet says what they said. */
export const unstyled = { style: { outline: undefined, animationDuration: undefined } };
