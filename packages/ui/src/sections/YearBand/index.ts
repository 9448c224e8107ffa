export { YearBand, type YearBandProps } from './YearBand.tsx';
