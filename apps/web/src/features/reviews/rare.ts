/** What is seldom done about a review is less loud than the review. */
export const rare = { variant: 'plain', size: 'sm', minH: { base: '11', md: '9' }, px: '0', justifyContent: 'flex-start' } as const;
