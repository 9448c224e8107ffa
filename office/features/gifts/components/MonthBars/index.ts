export { type GiftMonth, MonthBars, type MonthBarsProps } from './MonthBars.tsx';
