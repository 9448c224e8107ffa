export { ClassComb, type ClassCombProps } from './ClassComb.tsx';
