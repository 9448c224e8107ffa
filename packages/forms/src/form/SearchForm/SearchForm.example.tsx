import { SearchBox, SearchForm } from '@banyan/forms/form';
import { useState } from 'react';

export function Example({ onSearch = () => undefined }: { onSearch?: (words: string) => void }) {
  const [words, setWords] = useState('');
  return (
    <SearchForm action="/job-board" label="Search jobs" onSearch={() => onSearch(words)}>
      <SearchBox
        label="Search jobs"
        name="search"
        placeholder="Title, company or skill"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </SearchForm>
  );
}
