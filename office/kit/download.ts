/** How long a browser may take to begin with a file, in milliseconds: some ask first where it goes, and Safari reads it late. */
const keptMs = 60_000;

/** Gives the browser a file that was made here, to be kept where its user keeps files. @param type Media type */
export function download(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}
