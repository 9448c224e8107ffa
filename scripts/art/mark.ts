/** The mark on its 36-unit grid: a trunk, two arches, four roots; the newest root is another colour. */
export const mark = (line: string, newest: string): string =>
  `<g fill="none" stroke-width="4"><path stroke="${line}" d="M18 36V2M18 2h-4A12 12 0 0 0 2 14v12M18 2h4A12 12 0 0 1 34 14v2.3M18 10h-4a4 4 0 0 0-4 4v5M18 10h4a4 4 0 0 1 4 4v14"/><path stroke="${newest}" d="M34 16v20"/></g>`;

/** The optical size for 16 to 24 px: the inner pair is one pixel, everything on the pixel grid. */
export const smallMark = (line: string, newest: string): string =>
  `<g class="line" fill="none" stroke="${line}"><path stroke-width="2" d="M8 16V1M8 1H6a5 5 0 0 0-5 5v5M8 1h2a5 5 0 0 1 5 5v1"/><path stroke-width="1" d="M8 4.5H6A1.5 1.5 0 0 0 4.5 6v2.5M8 4.5h2A1.5 1.5 0 0 1 11.5 6v6"/></g><path fill="none" stroke="${newest}" stroke-width="2" d="M15 7v9"/>`;
