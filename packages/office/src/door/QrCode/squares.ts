/** The rows of a QR code, top to bottom: `true` is dark. */
export type Squares = readonly (readonly boolean[])[];

/** The dark squares as one path, each of side 1: `M4 4h1v1h-1z`. */
export const pathOf = (squares: Squares): string =>
  squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
