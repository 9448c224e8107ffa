export { StatementTools, type StatementToolsProps } from './StatementTools.tsx';
