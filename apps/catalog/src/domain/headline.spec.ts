import { headlineOf } from './headline.js';

const long = 'I help learners who have given up on numbers find out that they can count on themselves, one patient step after the other';

describe('the headline of a teacher', () => {
  it.each([
    ['a short bio as it is', 'Dr. Osei here. Maths is fun!', 'Dr. Osei here. Maths is fun!'],
    ['the first line that says something', '\n  \n Maths is fun. \nI live in Accra.', 'Maths is fun.'],
    ['as many sentences as fit', `I have taught mathematics for fifteen years. ${long}.`, 'I have taught mathematics for fifteen years.'],
    ['the words that fit where the first sentence is too short', `Hello! ${long}.`, `Hello! ${long.slice(0, 111)}…`],
    ['whole characters', '🎹'.repeat(130), `${'🎹'.repeat(120)}…`],
    ['nothing for an empty bio', ' \n ', null],
    ['nothing without a bio', null, null],
  ])('B15 is %s', (_, bio, headline) => {
    expect(headlineOf(bio)).toBe(headline);
  });
});
