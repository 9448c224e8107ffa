import type { Theme } from '@banyan/ui/palette';

/** Favicon: the mark in the chapter's colors. */
export const favicon = ({ brand, accent, markRoot }: Theme): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16">' +
  '<style>@media (prefers-color-scheme: dark){.line{stroke:#ffffff}}</style>' +
  `<g class="line" fill="none" stroke="${brand[800]}">` +
  '<path stroke-width="2" d="M8 16V1M8 1H6a5 5 0 0 0-5 5v5M8 1h2a5 5 0 0 1 5 5v1"/>' +
  '<path stroke-width="1" d="M8 4.5H6A1.5 1.5 0 0 0 4.5 6v2.5M8 4.5h2A1.5 1.5 0 0 1 11.5 6v6"/></g>' +
  `<path fill="none" stroke="${markRoot ?? accent[400]}" stroke-width="2" d="M15 7v9"/></svg>\n`;
