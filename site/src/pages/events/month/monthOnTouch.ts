import { pageOnTouch } from '../../../touch/pageOnTouch.tsx';

export const { load: loadMonthPage, Page: MonthPage } = pageOnTouch(() =>
  import('./MonthPage.tsx').then((module) => module.MonthPage),
);
