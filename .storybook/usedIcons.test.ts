import { expect, it } from 'vitest';
import { sourcesIn } from './rules/sources.ts';
import { iconsOf } from './usedIcons.ts';

it('reads which icons are shown from what is imported, types and other names aside', () => {
  const text = "import {\n  ArrowRight,\n  type IconNode,\n  Link as Chain,\n} from 'lucide';";
  expect(iconsOf([{ path: 'a.tsx', text }])).toEqual(['ArrowRight', 'Link']);
});

it('finds those of our parts', () => {
  expect(iconsOf(sourcesIn('packages/ui/src'))).toContain('ArrowRight');
});
