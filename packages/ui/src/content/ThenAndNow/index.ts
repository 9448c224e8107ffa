export { type PhotoOfYear, ThenAndNow, type ThenAndNowProps } from './ThenAndNow.tsx';
