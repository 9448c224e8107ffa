export { PeopleTools, type PeopleToolsProps } from './PeopleTools.tsx';
