import { messages, type SampleEmail, type Settings } from '@banyan/api/office';
import { useState } from 'react';
import { officeCalls } from '../../../calls.ts';
import { FormResult } from '../../../kit/FormResult.tsx';
import { validationErrors } from '../../../kit/validationErrors.ts';
import { EmailWordsForm } from '../components/EmailWordsForm/EmailWordsForm.tsx';
import { Part } from './Part.tsx';
import { useSaving } from './useSaving.ts';
import { useWords } from './useWords.ts';

/** Email that is open, with the association’s own paragraph. */
interface OpenEmail {
  /** Known kind of email. */
  kind: string;
  sample: SampleEmail;
}

/** Section that edits the paragraph of one email. */
export function EmailPart({ settings, kind, sample }: { settings: Settings } & OpenEmail) {
  const { words, signature, postalAddress, version } = settings;
  const line = `settings words ${kind}`;
  const { busy, save } = useSaving(settings, line);
  const own = useWords(kind, { paragraph: words[kind] ?? '' });
  const [error, setError] = useState<string>();
  const title = messages.find((letter) => letter.kind === kind)?.title ?? '';
  const paragraph = own.textOf('paragraph');
  const saveParagraph = async () => {
    const changes = { words: { [kind]: paragraph } };
    const wrong = validationErrors(officeCalls.saveSettings.body, { ...changes, version }).words;
    setError(wrong);
    if (wrong !== undefined) document.getElementById('words-paragraph')?.focus();
    else if (await save(`Save your words: ${title}`, changes)) own.isSaved({ paragraph: paragraph.trim() });
  };
  return (
    <Part heading={title}>
      <EmailWordsForm
        sample={sample}
        paragraph={paragraph}
        onWrite={(text) => own.write('paragraph', text)}
        signature={signature}
        postalAddress={postalAddress}
        onSave={() => void saveParagraph()}
        busy={busy}
        error={error}
        theirs={own.theirsOf('paragraph')}
        said={own.said}
        result={<FormResult subject={line} />}
      />
    </Part>
  );
}
