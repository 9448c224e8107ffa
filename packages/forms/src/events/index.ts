export { EventFilter, type EventFilterProps, type EventFilters } from './EventFilter/index.ts';
