export { FeatureCard, type FeatureCardProps } from './FeatureCard.tsx';
export { FeatureCards, type FeatureCardsProps } from './FeatureCards.tsx';
