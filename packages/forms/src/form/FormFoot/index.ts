export { FormBody, type FormBodyProps, FormFoot, type FormFootProps } from './FormFoot.tsx';
