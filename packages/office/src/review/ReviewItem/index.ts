export { type Contact, ReviewItem, type ReviewItemProps } from './ReviewItem.tsx';
