import { plan } from './plan.js';

// prettier-ignore
export const skills = [
  plan('Public Speaking', 'Speaking so that people listen',
    'Fear and how to use it; Breath and voice; A one-minute talk; Eye contact; Telling a story',
    'Structure; Slides that help; Questions; Persuasion; Speaking online',
    'Debate; Speeches for occasions; Handling a hostile room; Humour; Coaching others; A recorded talk'),
  plan('Study Skills', 'Learning more in less time',
    'A plan for the week; Taking notes; Reading well; Remembering; Before a test',
    'Past papers; Group study; Writing essays; Managing stress; Learning online',
    'Research; Citing sources; Long projects; Critical reading; Teaching as learning; Preparing for university'),
  plan('Creative Writing', 'Writing stories and poems of your own',
    'Keeping a notebook; Describing; Characters; Dialogue; A very short story',
    'Plot; Point of view; Poems; Rewriting; Reading as a writer',
    'The novel plan; Memoir; Voice; Writing for stage and screen; Editing; Getting published'),
  plan('Chess', 'Thinking ahead, move by move',
    'The pieces; Check and mate; Opening rules; Simple tactics; Playing a whole game',
    'Forks and pins; Endgames; Opening repertoire; Planning; Reading notation',
    'Calculation; Positional play; Rook endings; Preparing for an opponent; Studying master games; Tournament practice'),
  plan('SAT Preparation', 'The test, section by section',
    'How the SAT works; Reading questions; Grammar rules; Heart of algebra; Timing',
    'Evidence in texts; Problem solving and data; Advanced mathematics; Vocabulary in context; Full section tests',
    'Hardest reading passages; Hardest mathematics; Error log; Full practice test one; Full practice test two; The week before'),
  plan('IELTS Preparation', 'All four papers, with practice',
    'How IELTS works; Listening; Reading; Speaking part one; Describing a chart',
    'Note completion; True, false, not given; Essay structure; Speaking part two; Full listening test',
    'Band 8 essays; Difficult accents; Speaking part three; Full practice test one; Full practice test two; The day itself'),
];
