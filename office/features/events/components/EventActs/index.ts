export { EventActs, type EventActsProps } from './EventActs.tsx';
