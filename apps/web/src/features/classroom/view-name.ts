/** `people`: the two people alone. With any other view, their pictures are small. */
export type StageView = 'people' | 'board' | 'page';
