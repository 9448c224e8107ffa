import { index, layout, physical, rootRoute, route } from '@tanstack/virtual-file-routes';

/** Routes of the Office: one line for each feature; the screens are in its folder. */
export const routes = rootRoute('shell/routes/__root.tsx', [
  route('/office', [
    route('/sign-in', 'features/sign-in/routes/sign-in.tsx'),
    route('/join', 'features/sign-in/routes/join.tsx'),
    route('/new-passkey', 'features/sign-in/routes/new-passkey.tsx'),
    route('/lost', 'features/sign-in/routes/lost.tsx'),
    physical('/check-in', 'features/check-in/routes'),
    layout('_layout', 'shell/routes/_layout.tsx', [
      index('features/dashboard/routes/index.tsx'),
      route('/review', 'features/review/routes/review.tsx'),
      route('/published', 'features/published/routes/published.tsx'),
      physical('/events', 'features/events/routes'),
      physical('/news', 'features/news/routes'),
      route('/members/import', 'features/member-import/routes/import.tsx'),
      route('/members/alumni-register', 'features/alumni-register/routes/alumni-register.tsx'),
      physical('/members', 'features/members/routes'),
      physical('/gifts', 'features/gifts/routes'),
      physical('/campaigns', 'features/campaigns/routes'),
      physical('/mail', 'features/mail/routes'),
      physical('/volunteers', 'features/volunteers/routes'),
      route('/log', 'features/audit-log/routes/log.tsx'),
      route('/settings', 'features/settings/routes/settings.tsx'),
      route('/me', 'features/account/routes/me.tsx'),
    ]),
  ]),
]);
