export {
  Numeral,
  type NumeralElement,
  type NumeralProps,
  type NumeralSize,
  numeralElements,
  numeralSizes,
} from './Numeral.tsx';
