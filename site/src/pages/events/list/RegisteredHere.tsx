import { chapterPath, findChapter } from '@banyan/api/contract';
import { RegisteredNotice, ShareButton } from '@banyan/ui/content';
import { MoreLink, TextLink } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { type ExtractAtomValue, useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { chapterLink } from '../../../content/chapterLink.ts';
import { registered as words } from '../../../content/registered.ts';
import { site } from '../../../content/site.ts';
import { useVisit } from '../../../state/store.ts';
import { confirmationAtom } from '../confirmation.ts';

/**
 * Registration made in this tab, shown until it is dismissed.
 *
 * @param props.returnTo Id of the element that gets the focus after dismissal.
 */
export function RegisteredHere({ returnTo }: { returnTo: string }) {
  const [confirmation, setConfirmation] = useAtom(confirmationAtom, useVisit());
  if (!confirmation) return null;
  const about = [confirmation.when, confirmation.where].filter(Boolean).join(', ');
  const chapter = findChapter(confirmation.chapter ?? '');
  const dismiss = () => {
    setConfirmation(RESET);
    document.getElementById(returnTo)?.focus({ preventScroll: true });
  };
  return (
    <Section spacing="none">
      <Container>
        <RegisteredNotice
          heading={headingOf(confirmation)}
          reference={confirmation.reference}
          steps={stepsOf(confirmation)}
          calendar={confirmation.waiting ? undefined : { label: words.calendar, href: confirmation.calendar }}
          actions={
            <>
              {chapter ? (
                <MoreLink href={chapterPath(chapter.id)}>{chapterLink(chapter.name)}</MoreLink>
              ) : null}
              {confirmation.page ? (
                <ShareButton
                  title={confirmation.title}
                  description={about}
                  url={window.location.origin + confirmation.page}
                  label={words.share}
                />
              ) : null}
            </>
          }
          onDismiss={dismiss}
        >
          {about}
        </RegisteredNotice>
      </Container>
    </Section>
  );
}

type Confirmed = NonNullable<ExtractAtomValue<typeof confirmationAtom>>;

function headingOf({ title, confirmBy, waiting }: Confirmed) {
  const withSeat = confirmBy ? words.confirm : words.heading;
  return `${waiting ? words.waiting : withSeat} ${title}`;
}

/** Returns the next steps. */
function stepsOf(confirmation: Confirmed) {
  const { reference, confirmBy, waiting } = confirmation;
  if (waiting) return [words.waitingEmail];
  return [
    ...(reference ? [words.email] : []),
    ...(confirmBy ? [`${words.confirmBy} ${confirmBy} ${words.keepsSeat}`] : []),
    cannotCome(confirmation),
  ];
}

/** Builds the email for giving up a seat; its reference number identifies the registration. */
function cannotCome({ title, reference }: Confirmed) {
  const subject = [words.subject, title, reference && `(${reference})`].filter(Boolean).join(' ');
  return (
    <>
      {words.cannotCome}{' '}
      <TextLink href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>{words.write}</TextLink>
    </>
  );
}
