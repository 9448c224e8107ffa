export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { type QrDrawing, type QrSquares, qrDrawing } from './squares.ts';
