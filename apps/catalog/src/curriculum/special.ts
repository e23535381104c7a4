import type { Level } from '@somo/contracts/people';

export interface ModulePlan {
  subject: string;
  level: Level;
  name: string;
  description: string;
  /** Lesson titles, separated by semicolons. */
  lessons: string;
}

const module = (subject: string, level: Level, name: string, description: string, lessons: string): ModulePlan => ({
  subject,
  level,
  name,
  description,
  lessons,
});

// prettier-ignore
export const specialModules = [
  module('Mathematics', 'Beginner', 'Algebra Fundamentals', 'Numbers, letters and equations, from the ground up.',
    'Whole numbers and order of operations; Fractions and decimals; Percentages; Letters for numbers; Solving simple equations; Inequalities; Straight-line graphs; Word problems'),
  module('Mathematics', 'Intermediate', 'Geometry and Trigonometry', 'Shapes, angles and the triangles behind them.',
    'Angles and parallel lines; Triangles and congruence; Pythagoras; Circles; Area and volume; Similarity; Sine, cosine and tangent; Any triangle; Coordinates; Mixed problems'),
  module('Mathematics', 'Advanced', 'Calculus', 'Change and accumulation, with their uses.',
    'Functions and graphs; Limits; The derivative; Rules of differentiation; Tangents and rates; Maxima and minima; Sketching curves; The integral; Area under a curve; Methods of integration; Differential equations; Exam practice'),
  module('Physics', 'Beginner', 'Motion and Forces', 'How things move and what makes them.',
    'Measuring; Speed and velocity; Acceleration; Forces; Newton\'s laws; Work and energy; Pressure; Experiments at home'),
  module('Physics', 'Intermediate', 'Waves, Light and Electricity', 'What carries sound, light and current.',
    'Vibrations; Sound; Reflection and refraction; Lenses; Charge and current; Ohm\'s law; Circuits; Magnetism; Electromagnetism in use'),
  module('Physics', 'Advanced', 'Modern Physics', 'From fields to the atom and its nucleus.',
    'Circular motion; Gravitational fields; Electric fields; Electromagnetic induction; Alternating current; Photons; Atoms and spectra; The nucleus; Radioactivity; Relativity; Exam practice'),
  module('English', 'Beginner', 'English Foundations', 'Speaking, reading and writing with confidence.',
    'Introducing yourself; Present tenses; Questions; Everyday words; Short texts; Writing sentences; Listening to slow speech; Telling a small story'),
  module('English', 'Intermediate', 'Grammar and Composition', 'Correct, clear and well-built English.',
    'Past and future; Conditionals; Reported speech; Linking ideas; Paragraphs; Letters and e-mails; Summaries; Reading for detail; A discussion'),
  module('English', 'Advanced', 'Academic English and Literature', 'Arguing, analysing and writing at university level.',
    'Reading critically; Thesis and argument; Evidence and citation; Style and register; Analysing poetry; Analysing prose; African writers in English; Presenting; Debating; The long essay'),
];
