import { chapterPath, findChapter } from '@banyan/api/contract';
import { RegisteredNotice, ShareButton } from '@banyan/ui/content';
import { MoreLink, TextLink } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { useAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { chapterLink } from '../../../content/chapterLink.ts';
import { registered as words } from '../../../content/registered.ts';
import { site } from '../../../content/site.ts';
import { useVisit } from '../../../state/store.ts';
import { confirmationAtom } from '../confirmation.ts';

/**
 * The registration that went through in this tab, until it is dismissed.
 *
 * @param props.returnTo Id of what gets the focus when it is gone.
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
          heading={`${words.heading} ${confirmation.title}`}
          reference={confirmation.reference}
          steps={[...(confirmation.reference ? [words.letter] : []), cannotCome(confirmation)]}
          calendar={{ label: words.calendar, href: confirmation.calendar }}
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

/** Whoever gives a seat back writes; the number tells which. */
function cannotCome({ title, reference }: { title: string; reference?: string | undefined }) {
  const subject = [words.subject, title, reference && `(${reference})`].filter(Boolean).join(' ');
  return (
    <>
      {words.cannotCome}{' '}
      <TextLink href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`}>{words.write}</TextLink>
    </>
  );
}
