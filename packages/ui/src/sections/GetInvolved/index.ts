export { GetInvolved, type GetInvolvedProps } from './GetInvolved.tsx';
