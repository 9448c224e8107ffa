/** The rows of a QR code, top to bottom: `true` is dark. */
export type QrSquares = readonly (readonly boolean[])[];

/** A QR code as it is drawn. */
export interface QrDrawing {
  /** How many squares it is wide and high, its light border included. */
  side: number;
  /** Its dark squares, each of side 1; those that touch in a row are one piece: `M4 4h7v1h-7z`. */
  path: string;
}

/** The runs of dark squares in a row, each as a piece of the path. */
const piecesOf = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
  }
  return path;
};

/** What `QrCode` draws of what an encoder made, border included. Runs where pages are rendered, and in Node. */
export const qrDrawing = (squares: QrSquares): QrDrawing => ({
  side: squares.length,
  path: squares.map(piecesOf).join(''),
});
