export { HouseFacts, type HouseFactsProps } from './HouseFacts.tsx';
