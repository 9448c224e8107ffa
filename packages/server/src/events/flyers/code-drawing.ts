import encodeQR from 'qr';

/** A QR code: the number of its squares on each side, light border included, and the path of the dark ones. */
export interface CodeDrawing {
  side: number;
  path: string;
}

/** Draws a QR code; each square has side 1. The border of four light squares is part of the standard. */
export function codeDrawing(address: string): CodeDrawing {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { side: rows.length, path: dark.join('') };
}
