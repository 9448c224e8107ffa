export { EventLook, type EventLookProps } from './EventLook.tsx';
