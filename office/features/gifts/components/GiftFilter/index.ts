export { GiftFilter, type GiftFilterProps, type GiftView } from './GiftFilter.tsx';
