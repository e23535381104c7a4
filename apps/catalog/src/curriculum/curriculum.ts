import type { Level } from '@somo/contracts/people';
import { v5 } from 'uuid';
import { arts } from './arts.js';
import { business } from './business.js';
import { humanities } from './humanities.js';
import { languages } from './languages.js';
import type { SubjectPlan } from './plan.js';
import { sciences } from './sciences.js';
import { skills } from './skills.js';
import { specialModules, type ModulePlan } from './special.js';
import { technology } from './technology.js';

interface CurriculumModule {
  id: string;
  subject: string;
  name: string;
  description: string;
  level: Level;
  lessons: { number: number; title: string }[];
}

const namespace = '6c9f3a52-3b0e-4f0c-9a55-1d3f6a0c7b21';

/** Returns the same id on every machine, so that links to a module work wherever it was seeded. */
export function moduleId(subject: string, level: Level): string {
  return v5(`${subject}/${level}`, namespace);
}

const outlines: Record<Level, { name: (subject: string) => string; about: string; first: string; last: string }> = {
  Beginner: {
    name: (subject) => `${subject} for Beginners`,
    about: 'For learners who start from nothing.',
    first: 'What you will learn',
    last: 'Review and next steps',
  },
  Intermediate: {
    name: (subject) => `Intermediate ${subject}`,
    about: 'For learners who know the basics.',
    first: 'Where you stand: a short check',
    last: 'Project: put it all together',
  },
  Advanced: {
    name: (subject) => `Advanced ${subject}`,
    about: 'For learners who want to go far.',
    first: 'Setting your goal',
    last: 'Final assessment',
  },
};

const levels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as const;

function modulesOf(subject: SubjectPlan): ModulePlan[] {
  return (['beginner', 'intermediate', 'advanced'] as const).map((key) => {
    const level = levels[key];
    const { name, about, first, last } = outlines[level];
    return {
      subject: subject.subject,
      level,
      name: name(subject.subject),
      description: `${subject.about}. ${about}`,
      lessons: [first, subject[key], last].join('; '),
    };
  });
}

const plans = [
  ...specialModules,
  ...[...sciences, ...languages, ...technology, ...humanities, ...business, ...arts, ...skills].flatMap(modulesOf),
];

/** Every module Somo launches with; operators add to it later. */
export const curriculum: CurriculumModule[] = plans.map(({ lessons, ...module }) => ({
  id: moduleId(module.subject, module.level),
  ...module,
  lessons: lessons.split('; ').map((title, index) => ({ number: index + 1, title })),
}));
