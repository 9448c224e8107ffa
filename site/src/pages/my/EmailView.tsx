import { type MyFeedback, type MyOwnPage, myPaths } from '@banyan/api/contract';
import { TextField } from '@banyan/forms/fields';
import { FormBody } from '@banyan/forms/form';
import { PagePart } from '@banyan/ui/content';
import { Button, ButtonLink, FactGrid, Notice, Text } from '@banyan/ui/elements';
import { Cluster, Split, Stack } from '@banyan/ui/layout';
import { my as words } from '../../content/my.ts';
import { Act } from './Act.tsx';
import { errorProps, Feedback } from './Feedback.tsx';
import { momentWords } from './words.ts';

const { email } = words;

/** Notice of a pending email address change: when it takes effect, and how to stop it. */
export function EmailUnderWay({ change }: { change: MyOwnPage['emailChange'] }) {
  if (!change) return null;
  const { address, due, isConfirmed } = change;
  const at = momentWords(due);
  return (
    <Notice tone="warning" heading={email.underWay(address)}>
      <Text>{isConfirmed ? email.confirmed(at) : email.unconfirmed(at)}</Text>
      <Act act="stop-email" section="sign-in">
        <Button type="submit">{email.stop}</Button>
      </Act>
    </Notice>
  );
}

interface EmailViewProps {
  page: MyOwnPage;
  /** Email address as typed, after an error. */
  typed: string;
  said: MyFeedback | undefined;
}

/** Form for changing the email address, with its consequences. */
export function EmailView({ page, typed, said }: EmailViewProps) {
  return (
    <PagePart id="sign-in" heading={email.heading}>
      {said?.errors.length === 0 ? <Feedback said={said} /> : null}
      <Text measure>{email.text(page.email)}</Text>
      <Split ratio="8/4">
        <Stack space={24}>
          <FactGrid items={email.facts} />
          {page.emailChange ? null : (
            <FormBody method="post" action={`${myPaths.email}#sign-in`} aria-label={email.heading}>
              <input type="hidden" name="act" value="change-email" />
              <input type="hidden" name="about" value="" />
              <TextField
                id="my-new-email"
                name="to"
                type="email"
                label={email.field}
                autoComplete="off"
                defaultValue={typed}
                {...errorProps(said, 'to')}
              />
              <Cluster>
                <Button type="submit" variant="accent">
                  {email.button}
                </Button>
                <ButtonLink href={myPaths.page} variant="quiet">
                  {email.back}
                </ButtonLink>
              </Cluster>
            </FormBody>
          )}
        </Stack>
      </Split>
    </PagePart>
  );
}
