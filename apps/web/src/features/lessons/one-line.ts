/** For a row of labels and links: all of them at one height, where a label alone would be at the top. */
export const oneLine = { '&& > *': { alignSelf: 'center' }, '&:empty': { display: 'none' } } as const;
