/** What a page shows in one window. */
export interface Seen {
  /** Those with pixels, in the order of the page. */
  pictures: readonly Picture[];
  /** How many are drawings, which fit any size. */
  drawings: number;
}

/** One picture, pixels of the file that the browser chose and those that its box has room for. */
interface Picture {
  format: string;
  served: number;
  /** At most all of them: a picture that is too small wastes nothing. */
  needed: number;
}

/** What was painted first and largest, and what the page asks for before everything else. */
export interface First {
  /** The largest thing of the first screen: the address of its picture, else the name of its element. */
  largest: string;
  isPicture: boolean;
  /** Addresses of pictures whose priority is high. */
  high: readonly string[];
}

/** Scrolls through the page, and looks at every picture once it is there. Runs in the page. */
export async function lookThrough(): Promise<Seen> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // Galleries put their tiles in as they come near.
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await pause(60);
  }
  const arrived = async (image: HTMLImageElement) => {
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let round = 0; round < 100 && !(image.complete && image.currentSrc); round += 1) await pause(30);
    if (!image.complete || image.naturalWidth === 0) throw new Error(`${image.currentSrc} did not arrive.`);
  };
  /** The file's own pixels: `naturalWidth` of one that was chosen by its width is of the page's. */
  const sizeOf = async (address: string) => {
    const file = new Image();
    file.src = address;
    await file.decode();
    return { width: file.naturalWidth, height: file.naturalHeight };
  };
  const seen: Seen & { pictures: Picture[] } = { pictures: [], drawings: 0 };
  for (const image of document.images) {
    if (!image.checkVisibility()) continue;
    await arrived(image);
    const box = image.getBoundingClientRect();
    const format = /\.(\w+)$/.exec(new URL(image.currentSrc).pathname)?.[1] ?? '?';
    if (format === 'svg') {
      seen.drawings += 1;
      continue;
    }
    const { width, height } = await sizeOf(image.currentSrc);
    const along = [box.width / width, box.height / height].map((share) => share * devicePixelRatio);
    // A picture that covers its box is as large as its longer way asks for; what is cut off cannot be left out.
    const covers = getComputedStyle(image).objectFit === 'cover';
    const scale = Math.min(1, covers ? Math.max(...along) : Math.min(...along));
    seen.pictures.push({ format, served: width * height, needed: width * height * scale ** 2 });
  }
  return seen;
}

/** Runs in the page, before anybody scrolls. */
export function lookAtFirst(): Promise<First> {
  const high = [...document.images]
    .filter(({ fetchPriority }) => fetchPriority === 'high')
    .map(({ currentSrc }) => currentSrc);
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1);
      if (!(entry instanceof LargestContentfulPaint)) return;
      const { url, element } = entry;
      resolve({ largest: url || (element?.localName ?? 'nothing'), isPicture: url !== '', high });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
