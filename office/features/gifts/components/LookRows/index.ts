export { LookRows, type LookRowsProps, type Unsettled } from './LookRows.tsx';
