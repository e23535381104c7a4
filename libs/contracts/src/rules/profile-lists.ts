import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { gradeLevels, gradeLevelsMessage, languagesMax } from './profile.js';
import { AreLines } from './text.js';

/** Requires a list of languages by their names. */
export const AreLanguages = () => every(IsArray(), ArrayMaxSize(languagesMax), AreLines('Each language needs a name'));

/** Requires a list of grade levels. */
export const AreGradeLevels = () => every(IsArray(), IsIn(gradeLevels, { each: true, message: gradeLevelsMessage }));

/** Returns the rules as one. They are added from the last to the first, as decorators that stand above each other are. */
function every(...rules: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const rule of rules.toReversed()) rule(target, property);
  };
}
