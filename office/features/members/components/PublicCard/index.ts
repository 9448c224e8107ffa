export { PublicCard, type PublicCardProps } from './PublicCard.tsx';
