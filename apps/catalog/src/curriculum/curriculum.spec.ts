import { curriculum, moduleId } from './curriculum.js';

const subjects = [...new Set(curriculum.map((module) => module.subject))];

describe('the curriculum', () => {
  it('has more than 50 subjects, each with a module for beginners, intermediate and advanced learners', () => {
    expect(subjects.length).toBeGreaterThanOrEqual(50);
    for (const subject of subjects) {
      const levels = curriculum.filter((module) => module.subject === subject).map((module) => module.level);
      expect(levels).toEqual(['Beginner', 'Intermediate', 'Advanced']);
    }
  });

  it('SUBJ-05 gives every module 6 to 12 lessons, numbered from one, with titles of their own', () => {
    for (const module of curriculum) {
      expect([module.name, module.lessons.length >= 6 && module.lessons.length <= 12]).toEqual([module.name, true]);
      expect(module.lessons.map((lesson) => lesson.number)).toEqual(module.lessons.map((_, index) => index + 1));
      expect(new Set(module.lessons.map((lesson) => lesson.title)).size).toBe(module.lessons.length);
      expect(module.lessons.every((lesson) => lesson.title === lesson.title.trim() && lesson.title !== '')).toBe(true);
    }
  });

  it('SUBJ-05 has modules of their own for Mathematics, Physics and English', () => {
    const names = (subject: string) => curriculum.filter((module) => module.subject === subject).map((module) => module.name);
    expect(names('Mathematics')).toEqual(['Algebra Fundamentals', 'Geometry and Trigonometry', 'Calculus']);
    expect(names('Physics')).toEqual(['Motion and Forces', 'Waves, Light and Electricity', 'Modern Physics']);
    expect(names('English')).toEqual(['English Foundations', 'Grammar and Composition', 'Academic English and Literature']);
    expect(names('Biology')).toEqual(['Biology for Beginners', 'Intermediate Biology', 'Advanced Biology']);
  });

  it('has ids that are the same everywhere and used once', () => {
    expect(new Set(curriculum.map((module) => module.id)).size).toBe(curriculum.length);
    expect(moduleId('Mathematics', 'Beginner')).toBe('39958512-cd16-54c0-94af-0637248e4815');
  });
});
