export { RoomCount, type RoomCountProps } from './RoomCount.tsx';
