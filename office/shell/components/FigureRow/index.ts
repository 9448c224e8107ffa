export { FigureRow, type FigureRowProps, type OfficeFigure } from './FigureRow.tsx';
