export { type NotableAlum, NotableAlumni, type NotableAlumniProps } from './NotableAlumni.tsx';
