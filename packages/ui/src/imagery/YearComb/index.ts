export { YearComb, type YearCombProps } from './YearComb.tsx';
