import type { MyFeedback, MyOwnPage, MyPage, MySection, MyView, OpenedMyPage } from '@banyan/api/contract';
import { ActionIcon, OnPageIndex } from '@banyan/ui/content';
import { BackLink, Button } from '@banyan/ui/elements';
import { Container, Section, Sidebar, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import { my as words } from '../../content/my.ts';
import { LeavingView, UnderWay } from './AccountDeletionView.tsx';
import { Act } from './Act.tsx';
import { CorrectView } from './CorrectView.tsx';
import { EmailUnderWay, EmailView } from './EmailView.tsx';
import { Feedback } from './Feedback.tsx';
import { MyParts } from './MyParts.tsx';
import { MySignIn } from './MySignIn.tsx';
import { partsOf } from './parts.ts';
import { ReceiptsView } from './ReceiptsView.tsx';

interface SiteFacts {
  /** Base URL of the API, which serves the calendar files. */
  apiBase: string;
  /** True if this site also runs the Office. */
  office: boolean;
}

/** A member’s own page, in each of its states. */
export function MyViews({ my, said, site }: OpenedMyPage & { site: SiteFacts }) {
  if (my.state !== 'signed-in') return <MySignIn my={my} said={said} office={site.office} />;
  return <SignedIn {...my} said={said} apiBase={site.apiBase} />;
}

interface SignedInProps extends Omit<Extract<MyPage, { state: 'signed-in' }>, 'state'> {
  said: MyFeedback | undefined;
  apiBase: string;
}

function SignedIn({ view, page, said, apiBase }: SignedInProps) {
  const isPage = view.name === 'page' || view.name === 'leaving' || view.name === 'email';
  return (
    <Section spacing={view.name === 'receipts' ? 'none' : 'bottom'}>
      <Container>
        <Stack space={24}>
          <PageHead
            size="d2"
            screenOnly
            title={page.name || page.email}
            eyebrow={view.name === 'page' ? words.title : <BackLink href="/my">{words.title}</BackLink>}
          />
          {view.name === 'leaving' && page.leaving.due ? <Feedback said={said} /> : null}
          {isPage ? <UnderWay due={page.leaving.due} /> : null}
          {isPage ? <EmailUnderWay change={page.emailChange} /> : null}
          {isPage ? (
            <Sidebar>
              <Index page={page} view={view} at={said?.section} />
              <Stack space={48}>
                {view.name === 'page' ? <MyParts page={page} said={said} apiBase={apiBase} /> : null}
                {view.name === 'leaving' ? <LeavingView page={page} said={said} /> : null}
                {view.name === 'email' ? <EmailView page={page} typed={view.typed} said={said} /> : null}
              </Stack>
            </Sidebar>
          ) : null}
          {view.name === 'correct' ? <CorrectView entry={view.entry} said={said} /> : null}
          {view.name === 'receipts' ? <ReceiptsView sheets={view.sheets} /> : null}
        </Stack>
      </Container>
    </Section>
  );
}

/** Returns the part that a subpage belongs to. */
function belongsTo({ name }: MyView): MySection | undefined {
  if (name === 'email') return 'sign-in';
  return name === 'leaving' ? 'leaving' : undefined;
}

/** Navigation of the page’s parts; on subpages it links back to them. */
function Index({ page, view, at }: { page: MyOwnPage; view: MyView; at: MySection | undefined }) {
  const parts = partsOf(page);
  const now = belongsTo(view) ?? parts.find((part) => part === at) ?? parts[0];
  const before = view.name === 'page' ? '' : '/my';
  return (
    <OnPageIndex
      direction="upright"
      aria-label={words.index}
      items={parts.map((part) => ({ label: words.headings[part].index, href: `${before}#${part}` }))}
      current={`${before}#${now}`}
    >
      <Act act="sign-out" section="sign-in">
        <Button type="submit" variant="line" size="small" icon={<ActionIcon kind="sign-out" />}>
          {words.signOut}
        </Button>
      </Act>
    </OnPageIndex>
  );
}
