import { expect, it } from '@jest/globals';
import { playerOf } from './video-player';

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x&t=12', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e'],
])('FIND-04 %s plays in the page', (link, player) => {
  expect(playerOf(link)?.src).toBe(player);
});

it.each([
  'https://example.org/video.mp4',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://youtu.be.example.org/dQw4w9WgXcQ',
  'https://www.youtube.com/@teacher',
  'https://www.youtube.com/watch?v=../../evil',
  'https://vimeo.com/channels/staffpicks',
  'not a link',
])('FIND-04 %s is only a link', (link) => {
  expect(playerOf(link)).toBeUndefined();
});
