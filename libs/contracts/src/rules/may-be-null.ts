// null in bodies: refused everywhere except in the fields that say what it means.
import { getMetadataStorage, IsOptional, registerDecorator } from 'class-validator';

const name = 'mayBeNull';

/** Lets a field of a body be null, which clears what it holds. It may also be omitted. */
export function MayBeNull(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    registerDecorator({ name, target: target.constructor, propertyName: property as string, validator: { validate: () => true } });
  };
}

/** Returns whether a field of this class of bodies may be null. */
export function allowsNull(type: new () => object, field: string): boolean {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return rules.some((rule) => rule.propertyName === field && rule.name === name);
}
