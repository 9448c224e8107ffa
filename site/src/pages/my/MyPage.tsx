import { ServerHtml } from '@banyan/app/reading';
import { PrintButton } from '@banyan/ui/content';
import { useHydrated } from '@banyan/ui/hooks';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { myViews } from './myViews.ts';
import { offerPasskeys } from './offerPasskeys.ts';

const route = getRouteApi('/my/{-$view}');

/** A member's own page and the pages below it: plain forms, drawn by the server alone. Printing and passkeys are what needs a script. */
export function MyPage() {
  const { opened, ...site } = route.useLoaderData();
  const { my } = opened;
  const alive = useHydrated();
  useEffect(offerPasskeys, []);
  return (
    <Stack space={24}>
      <ServerHtml module={myViews}>{({ MyViews }) => <MyViews {...opened} site={site} />}</ServerHtml>
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
