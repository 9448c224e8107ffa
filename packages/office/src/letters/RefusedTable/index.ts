export * from './RefusedTable.tsx';
