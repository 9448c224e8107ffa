export { ItemFrame } from './ItemFrame.tsx';
export { type Contact, ReviewItem, type ReviewItemProps } from './ReviewItem.tsx';
