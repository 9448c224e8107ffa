export { JoinUs, type JoinUsProps } from './JoinUs.tsx';
