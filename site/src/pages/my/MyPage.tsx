import { PrintButton } from '@banyan/ui/content';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { MyViews } from './MyViews.tsx';
import { offerPasskeys } from './offerPasskeys.ts';

const route = getRouteApi('/my/{-$view}');

/** A member’s own page and its subpages: plain forms. Only printing and passkeys need JavaScript. */
export function MyPage() {
  const { opened, ...site } = route.useLoaderData();
  const { my } = opened;
  const alive = useHydrated();
  useEffect(offerPasskeys, []);
  return (
    <Stack space={24}>
      <MyViews {...opened} site={site} />
      {alive && my.state === 'signed-in' && my.view.name === 'receipts' ? (
        <Section spacing="bottom">
          <Container>
            <PrintButton>Print</PrintButton>
          </Container>
        </Section>
      ) : null}
    </Stack>
  );
}
