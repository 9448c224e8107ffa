export { PeopleTable, type PeopleTableProps, personName } from './PeopleTable.tsx';
