/** Rows of a QR code, top to bottom: `true` is dark. */
export type QrSquares = readonly (readonly boolean[])[];

/** Drawing of a QR code. */
export interface QrDrawing {
  /** Width and height in squares, including the light border. */
  side: number;
  /** Path of the dark squares, each with side 1; adjacent squares of a row are merged: `M4 4h7v1h-7z`. */
  path: string;
}

/** Path of the runs of dark squares in a row. */
const piecesOf = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
  }
  return path;
};

/** Converts an encoder’s squares, including the border, to the drawing for `QrCode`. Runs where pages are rendered, also in Node. */
export const qrDrawing = (squares: QrSquares): QrDrawing => ({
  side: squares.length,
  path: squares.map(piecesOf).join(''),
});
