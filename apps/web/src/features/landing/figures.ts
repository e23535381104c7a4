/** The figures of the landing page. Marketing copy: whoever runs Somo edits this file. */
export const figures = [
  { value: '500+', word: 'teachers' },
  { value: '50+', word: 'subjects' },
  { value: '98%', word: 'success' },
  { value: '10,000+', word: 'lessons' },
  { value: '15+', word: 'countries' },
  { value: '4.9/5', word: 'rating' },
  { value: '24/7', word: 'access' },
] as const;
