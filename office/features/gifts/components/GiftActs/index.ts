export { type GiftAct, GiftActs, type GiftActsProps } from './GiftActs.tsx';
