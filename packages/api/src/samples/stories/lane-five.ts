import type { StoryText } from './story-text.ts';

/** Story without tags. */
export const laneFive: StoryText = {
  id: 'lane-five',
  title: 'Lane five',
  excerpt: 'From test engineer to track official, at fifty-eight.',
  category: 'career',
  author: 'Arjun Tamhan',
  authorTitle: 'Retired',
  date: '2026-09-03T15:00:00.000Z',
  image: '/samples/stories/stopwatch.svg',
  tags: [],
  content: `<p>I tested brakes for thirty-three years. You press a pedal four hundred thousand times, or a machine does, and you write down what wears out first. It is a good occupation for a man who does not like surprises. Then the company gave me a lunch, and a watch, and at fifty-eight I had nothing to measure.</p>
<p>My wife stood it for six weeks. In the seventh she found me timing the dishwasher, and drove me to the high school, where they were short of people for the track meet.</p>
<h2>A thing nobody wants to do</h2>
<p>Nobody volunteers to judge lane five. Lane one is by the finish post; lane eight has the fence to lean on. Lane five is the middle of everything and you see nothing but knees. They gave it to me because I was new. I had never been so happy.</p>
<p>By the third meet I had noticed that our hand times were early. Not wrong, early: by about a fifth of a second, always, and always more at the start of the afternoon. I did what I would have done at work. I wrote down every time for two months, and drew it.</p>
<blockquote><p>We were not timing the runners. We were timing how bored the timers were.</p></blockquote>
<p>It was the smoke. A starter’s pistol makes a puff, and you start your watch on the puff. The old timers knew the starter, watched his shoulder instead, and went a moment before. When it was hot he stood in the shade, where his shoulder could not be seen, and they were honest again.</p>
<h2>The certificate</h2>
<p>I took the official’s examination that winter. There is a rule book of three hundred pages, and whoever wrote it would have done well in brakes. I am certified for starts, finishes and, after some argument, the hammer cage.</p>
<p>On most Saturdays between March and June I stand on a field in Michigan in a white cap. Children run past me as fast as they will ever run, and I write down how fast that was, to the hundredth, and nobody gets a tenth they did not earn or loses one they did. Last May a girl missed the state final by two hundredths. She came over and asked me, very politely, whether I was sure. I showed her the picture and the line. She looked at it for a long time and said, “Okay. That’s really me, then.” In June of this year she ran it again, and it was not close.</p>
<p>I never met anybody who drove a car with my brakes in it. That is the difference, I think. The measuring is the same.</p>`,
};
