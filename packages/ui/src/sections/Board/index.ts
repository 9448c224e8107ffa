export { Board, type BoardProps } from './Board.tsx';
export {
  PersonCard,
  type PersonCardProps,
  type PersonCardVariant,
  personCardVariants,
} from './PersonCard.tsx';
