export { DecideFoot, type DecideFootProps } from './DecideFoot.tsx';
