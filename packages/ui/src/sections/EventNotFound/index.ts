export { EventNotFound, type EventNotFoundProps } from './EventNotFound.tsx';
