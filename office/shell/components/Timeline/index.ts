export { type Happening, Timeline, type TimelineProps } from './Timeline.tsx';
