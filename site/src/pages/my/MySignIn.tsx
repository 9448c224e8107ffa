import {
  askForMyPageForm,
  enterMyPageForm,
  type MyAct,
  type MyFeedback,
  type MyPage,
  myPaths,
} from '@banyan/api/contract';
import { NoScriptQuestion } from '@banyan/forms/captcha';
import { CodeField, TextField } from '@banyan/forms/fields';
import { FormBody, FormFoot, HoneypotField } from '@banyan/forms/form';
import { ActionIcon } from '@banyan/ui/content';
import { Button, ButtonLink, FactGrid, Heading, Text, TextLink } from '@banyan/ui/elements';
import { Cluster, Container, Section, Split, Stack } from '@banyan/ui/layout';
import { PageHead } from '@banyan/ui/sections';
import type { ReactNode } from 'react';
import { my as words } from '../../content/my.ts';
import { errorProps, Feedback } from './Feedback.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import { dayWords, momentWords } from './words.ts';

interface MySignInProps {
  my: Exclude<MyPage, { state: 'signed-in' }>;
  said: MyFeedback | undefined;
  /** True if this site also runs the Office. */
  office: boolean;
}

/** Sign-in of the member’s own page: the email address, the code, and the button of the link. */
export function MySignIn({ my, said, office }: MySignInProps) {
  return (
    <Section spacing="bottom">
      <Container>
        <Stack space={24}>
          <PageHead title={words.title} />
          <Split align="start">
            <Stack space={24}>
              <Step my={my} said={said} />
            </Stack>
            {isDoor(my) ? <HowItWorks office={office} /> : null}
          </Split>
        </Stack>
      </Container>
    </Section>
  );
}

/** False for pages opened from other emails, which are not part of sign-in. */
const isDoor = ({ state }: MySignInProps['my']) =>
  state !== 'stay' && state !== 'confirm' && state !== 'keep';

function Step({ my, said }: Omit<MySignInProps, 'office'>) {
  switch (my.state) {
    case 'ask':
      return <Ask my={my} said={said} />;
    case 'asked':
      return <Asked said={said} />;
    case 'enter':
      return (
        <Told heading={words.enter.heading(my.address)} text={words.enter.text}>
          <Feedback said={said} />
          <OneButton action={enterMyPageForm.path} fields={{ token: my.token }} button={words.enter.button} />
          <Text size="small" tone="quiet">
            {words.enter.notYou}
          </Text>
        </Told>
      );
    case 'other-browser':
      return (
        <Told heading={words.otherBrowser.heading} text={words.otherBrowser.text}>
          <Way label={words.otherBrowser.again} />
        </Told>
      );
    case 'stay':
      return (
        <Told heading={words.stay.heading} text={words.stay.text(dayWords(my.due))}>
          <Feedback said={said} />
          <OneButton
            action={`${myPaths.stay}#leaving`}
            fields={{ act: 'stay', about: my.token, to: '' }}
            button={words.stay.button}
          />
        </Told>
      );
    case 'confirm':
      return (
        <Change words={words.email.confirm} path={myPaths.confirm} act="confirm-email" my={my} said={said} />
      );
    case 'keep':
      return <Change words={words.email.keep} path={myPaths.keep} act="stop-email" my={my} said={said} />;
    case 'spent':
      return (
        <Told heading={words.spent.heading} text={words.spent.text}>
          <Way label={words.spent.again} />
        </Told>
      );
    case 'elsewhere':
      return <Told heading={words.elsewhere.heading} text={words.elsewhere.lede} />;
  }
}

interface ChangeProps {
  words: typeof words.email.confirm | typeof words.email.keep;
  path: string;
  act: MyAct;
  my: Extract<MyPage, { state: 'confirm' | 'keep' }>;
  said: MyFeedback | undefined;
}

/** Confirmation pages of an email address change, opened from an email: one confirms it, the other stops it. */
const Change = ({ words: { heading, text, button }, path, act, my, said }: ChangeProps) => (
  <Told heading={heading} text={text(my.address, momentWords(my.due))}>
    <Feedback said={said} />
    <OneButton action={path} fields={{ act, about: my.token, to: '' }} button={button} />
  </Told>
);

const Told = ({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) => (
  <>
    <Heading level={2} size="h2">
      {heading}
    </Heading>
    <Text measure>{text}</Text>
    {children}
  </>
);

const Way = ({ label }: { label: string }) => (
  <Cluster>
    <ButtonLink href={myPaths.page}>{label}</ButtonLink>
  </Cluster>
);

/** Button that posts a form: a link would be followed by programs that scan emails. */
const OneButton = ({
  action,
  fields,
  button,
}: {
  action: string;
  fields: Readonly<Record<string, string>>;
  button: string;
}) => (
  <form method="post" action={action}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button type="submit" variant="accent" size="large">
      {button}
    </Button>
  </form>
);

function Ask({ my, said }: { my: Extract<MyPage, { state: 'ask' }>; said: MyFeedback | undefined }) {
  const { form, email, hint, button } = words.ask;
  const question = said?.errors.find(({ field }) => field === 'questionAnswer');
  return (
    <>
      <FormBody method="post" action={askForMyPageForm.path} aria-label={form}>
        <Text size="lede">{words.lede}</Text>
        {said && said.errors.length === 0 ? <Feedback said={said} /> : null}
        <TextField
          id="my-email"
          name="email"
          type="email"
          label={email}
          hint={hint}
          autoComplete="email"
          defaultValue={my.typed}
          {...errorProps(said, 'email')}
        />
        {my.question ? (
          <NoScriptQuestion id="my-question" question={my.question} error={question?.message} />
        ) : null}
        <HoneypotField />
        <FormFoot>
          <div>
            <Button type="submit" variant="accent" size="large">
              {button}
              <ActionIcon kind="onward" />
            </Button>
          </div>
        </FormFoot>
      </FormBody>
      <PasskeyForm kind="enter" />
    </>
  );
}

function Asked({ said }: { said: MyFeedback | undefined }) {
  const { heading, text, form, code, button, again } = words.asked;
  return (
    <>
      <div role="status">
        <Stack space={16}>
          <Heading level={2} size="h2">
            {heading}
          </Heading>
          <Text measure>{text}</Text>
        </Stack>
      </div>
      {said && !said.isDone && said.errors.length === 0 ? <Feedback said={said} /> : null}
      <FormBody method="post" action={enterMyPageForm.path} aria-label={form}>
        <CodeField id="my-code" name="code" label={code} {...errorProps(said, 'code')} />
        <Cluster>
          <Button type="submit" variant="accent">
            {button}
          </Button>
          <ButtonLink href={myPaths.page} variant="quiet">
            {again}
          </ButtonLink>
        </Cluster>
      </FormBody>
    </>
  );
}

function HowItWorks({ office }: { office: boolean }) {
  const { heading, facts, volunteer } = words.how;
  return (
    <Stack element="aside" space={16} aria-labelledby="how-it-works">
      <Text size="label" id="how-it-works">
        {heading}
      </Text>
      <FactGrid items={facts} />
      {office ? (
        <Text size="small" tone="quiet">
          {volunteer.before} <TextLink href="/office">{volunteer.link}</TextLink>.
        </Text>
      ) : null}
    </Stack>
  );
}
