export { LogFilter, type LogFilterProps, type LogView } from './LogFilter.tsx';
