export { FormFoot, type FormFootProps } from './FormFoot.tsx';
