import { pageOnTouch } from '../../../touch/pageOnTouch.tsx';

export const { load: loadRegisterPage, Page: RegisterPage } = pageOnTouch(() =>
  import('./RegisterPage.tsx').then((module) => module.RegisterPage),
);
