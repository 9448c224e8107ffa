import type { MyFeedback, MyOwnPage, MySection } from '@banyan/api/contract';
import { PagePart } from '@banyan/ui/content';
import { ButtonLink, Text } from '@banyan/ui/elements';
import { Cluster } from '@banyan/ui/layout';
import type { ReactNode } from 'react';
import { my as words } from '../../content/my.ts';
import { Consents } from './Consents.tsx';
import { Entries } from './Entries.tsx';
import { Feedback } from './Feedback.tsx';
import { Gifts } from './Gifts.tsx';
import { Posts } from './Posts.tsx';
import { partsOf } from './parts.ts';
import { SignIn } from './SignIn.tsx';
import { Coming, Tickets } from './Tickets.tsx';

export interface PartProps {
  page: MyOwnPage;
  /** Base URL of the API. */
  apiBase: string;
}

const contents: Record<Exclude<MySection, 'coming'>, (props: PartProps) => ReactNode> = {
  entry: Entries,
  consents: Consents,
  events: Tickets,
  gifts: Gifts,
  'stories-and-jobs': Posts,
  'sign-in': SignIn,
  leaving: Leaving,
};

/** All data of one email address, by part, each with the result of its last button. */
export function MyParts({ page, said, apiBase }: PartProps & { said: MyFeedback | undefined }) {
  return partsOf(page).map((part) => {
    const beside = <Feedback said={said} section={part} />;
    if (part === 'coming') return <Coming key={part} page={page} apiBase={apiBase} said={beside} />;
    const Content = contents[part];
    return (
      <PagePart key={part} id={part} heading={words.headings[part].heading}>
        {beside}
        <Content page={page} apiBase={apiBase} />
      </PagePart>
    );
  });
}

function Leaving() {
  return (
    <>
      <Text measure>{words.leaving.text}</Text>
      <Cluster>
        <ButtonLink href="/my/leaving" variant="line">
          {words.leaving.see}
        </ButtonLink>
      </Cluster>
    </>
  );
}
