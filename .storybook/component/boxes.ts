/** Where a part lies, in pixels from the corner of what it is drawn in. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where each part lies that a selector finds; nothing for one that is not there or has no size. */
export const boxesIn = (
  drawn: ParentNode,
  selectors: readonly string[],
  origin: Readonly<Pick<Box, 'left' | 'top'>>,
): (Box | undefined)[] =>
  selectors.map((selector) => {
    const box = drawn.querySelector(selector)?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    return { left: box.left - origin.left, top: box.top - origin.top, width: box.width, height: box.height };
  });
