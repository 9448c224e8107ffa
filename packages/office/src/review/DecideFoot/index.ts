export { DecideFoot, type DecideFootProps } from './DecideFoot.tsx';
export { TakeBackFoot, type TakeBackFootProps } from './TakeBackFoot.tsx';
