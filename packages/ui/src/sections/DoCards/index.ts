export { DoCard, type DoCardProps } from './DoCard.tsx';
export { DoCards, type DoCardsProps } from './DoCards.tsx';
