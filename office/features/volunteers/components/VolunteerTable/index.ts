export { VolunteerTable, type VolunteerTableProps } from './VolunteerTable.tsx';
