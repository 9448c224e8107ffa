export { Choices, type ChoicesProps, FilterChip, type FilterChipProps } from './FilterChip.tsx';
