export { Row, type RowProps, Rows } from './Rows.tsx';
